import { useState } from 'react'
import {
  DETAIL_LABELS,
  type DetailField,
  type PersonDetails,
} from '../../../../domain/people/memberProfiles/personDetailTexts.schema'
import { keysOf } from '../../../../platform/records.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { TextArea } from '../../../components/ui/TextArea'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { personDetailsQuery } from './personDetailsQuery'

const KINDS: Partial<Record<DetailField, 'tel' | 'lines' | 'date' | 'number'>> = {
  phone: 'tel',
  postalAddress: 'lines',
  birthDate: 'date',
  yearsOfExperience: 'number',
}

const LENGTHS: Partial<Record<DetailField, number>> = {
  fullName: 100,
  phone: 20,
  postalAddress: 300,
  professionalTitle: 100,
  organization: 200,
  specialization: 100,
  licenseNumber: 50,
}

export interface DetailsDialogProps {
  /** Id of the account. */
  user: string
  details: PersonDetails
  onClose: () => void
}

/** Corrects what is known of a person. What a colleague has changed meanwhile is shown before it is changed again. */
export const DetailsDialog = ({ user, details, onClose }: DetailsDialogProps) => {
  const app = useApp()
  const toast = useToast()
  // what the form was filled from: a later answer must not pass for it
  const [seen, setSeen] = useState(details)
  const [changed, setChanged] = useState<readonly DetailField[]>([])
  const form = useForm<Partial<PersonDetails>>({
    schema: async () =>
      (await import('../../../../domain/people/memberProfiles/personDetails.schema')).personDetailsSchema,
    submit: async (input) => {
      const fields = keysOf(DETAIL_LABELS).filter((field) => (input[field] ?? null) !== (seen[field] || null))
      const pick = (from: Partial<PersonDetails>) =>
        Object.fromEntries(fields.map((field) => [field, from[field] ?? null]))
      try {
        if (fields.length > 0)
          await app.api.post(`/users/${encodeURIComponent(user)}/details`, {
            details: pick(input),
            seen: pick(seen),
          })
        toast({ tone: 'success', title: adminMessages.detailsCorrected })
        await app.queryClient.invalidateQueries({ queryKey: [OWN] })
        onClose()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') {
          const now = await app.queryClient.query({ ...personDetailsQuery(app, user), staleTime: 0 })
          setChanged(keysOf(DETAIL_LABELS).filter((field) => now[field] !== seen[field]))
          setSeen(now)
        }
        throw formFailure(error, adminMessages.detailsFailed)
      }
    },
  })
  return (
    <FormDialog title="Correct details" form={form} submit="Save Details" onClose={onClose}>
      <p>
        The registered name on certificate and register is changed under “Changes of name”. The person is not
        told of a correction.
      </p>
      {keysOf(DETAIL_LABELS).map((field) => {
        const kind = KINDS[field] ?? 'text'
        const control = {
          ...form.field(field),
          label: field === 'fullName' ? DETAIL_LABELS[field] : `${DETAIL_LABELS[field]} (optional)`,
          ...(changed.includes(field) && {
            hint: `A colleague has changed this to: ${seen[field] || 'nothing'}`,
          }),
          defaultValue: details[field] ?? '',
          maxLength: LENGTHS[field],
          required: field === 'fullName',
          autoComplete: 'off',
          dir: 'auto',
        }
        return kind === 'lines' ? (
          <TextArea key={field} {...control} rows={4} />
        ) : (
          <Field key={field} {...control} type={kind} />
        )
      })}
    </FormDialog>
  )
}
