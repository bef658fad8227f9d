import {
  API_KEY_LIMITS,
  API_PERMISSIONS,
  type CreatedApiKey,
  mayGrant,
} from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { keysOf } from '../../../platform/records.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Checkbox } from '../../components/ui/Checkbox'
import { Field } from '../../components/ui/Field'
import { FieldError } from '../../components/ui/FieldFrame'
import { useApp } from '../../lib/app'
import { integrationMessages } from '../../lib/messages/integrationMessages'
import { useSession } from '../../lib/session/useSession'
import { useToast } from '../../lib/toasts'
import { todayInJuba } from '../../lib/todayInJuba'
import { useForm } from '../../lib/useForm'
import { apiKeyKeys } from './apiKeyQueries'
import { PERMISSION_BOX } from './permissionBox'

const DAY_MS = 24 * 60 * 60_000

const dayIn = (days: number): string => todayInJuba(new Date(Date.now() + days * DAY_MS))

const Permissions = ({ id, error }: { id: string; error: string | undefined }) => {
  const { user } = useSession()
  const errorId = `${id}-error`
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined} className="grid">
      <legend className="font-semibold">Permissions</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {keysOf(API_PERMISSIONS)
        .filter((permission) => mayGrant(user, [permission]))
        .map((permission) => (
          <Checkbox
            key={permission}
            name={`${PERMISSION_BOX}${permission}`}
            label={API_PERMISSIONS[permission].label}
            hint={API_PERMISSIONS[permission].hint}
          />
        ))}
    </fieldset>
  )
}

export interface NewKeyDialogProps {
  /** Told of the key, which the server never tells again. */
  onCreated: (created: CreatedApiKey) => void
  onClose: () => void
}

/** Makes an API key. */
export const NewKeyDialog = ({ onCreated, onClose }: NewKeyDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () => (await import('./apiKeyFormSchema')).apiKeyFormSchema,
    submit: async (body) => {
      const created = await withReauthentication(() => api.post<CreatedApiKey>('/api-keys', body))
      toast({ tone: 'success', title: integrationMessages.created })
      onCreated(created)
      await queryClient.invalidateQueries({ queryKey: [...apiKeyKeys.all] })
    },
  })
  const { min, max, usual } = API_KEY_LIMITS.requestsPerMinute
  const { id: permissionsId, error: permissionsError } = form.field('permissions')
  return (
    <>
      <FormDialog title="New API key" form={form} submit="Create Key" tone="main" onClose={onClose}>
        <Field
          {...form.field('name')}
          label="What it is for"
          hint="For example the program that uses it"
          maxLength={API_KEY_LIMITS.name}
          required
          autoComplete="off"
          dir="auto"
        />
        <Permissions id={permissionsId} error={permissionsError} />
        <Field
          {...form.field('lastDay')}
          type="date"
          label="Works until"
          hint="Two years at most"
          min={dayIn(0)}
          max={dayIn(API_KEY_LIMITS.days - 1)}
          defaultValue={dayIn(365)}
          required
        />
        <Field
          {...form.field('requestsPerMinute')}
          type="number"
          inputMode="numeric"
          label="Requests a minute"
          hint="More are refused until the minute is over"
          min={min}
          max={max}
          defaultValue={usual}
          required
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
