import {
  WEBHOOK_LIMITS,
  type WebhookRow,
  type WebhookSecret,
} from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { webhookMessages } from '../../../lib/messages/webhookMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { EventChoices } from './EventChoices'
import { webhookKeys } from './webhookQueries'

export interface WebhookFormProps {
  /** The one that is changed; left out for a new one. */
  webhook?: WebhookRow
  /** Called with the secret of a new one. */
  onAdded?: (secret: WebhookSecret) => void
}

/** Makes a webhook, or changes one. */
export const WebhookForm = ({ webhook, onAdded }: WebhookFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...webhookKeys.all, 'list'] })
  const { props, field, errors, isPending } = useForm<object>({
    schema: async () => {
      const schemas = await import('../../../../domain/integrations/webhooks/webhooks.schema')
      return webhook ? schemas.webhookChangeSchema : schemas.webhookSchema
    },
    submit: async (input) => {
      try {
        if (webhook) {
          await withReauthentication(() => api.post(`/webhooks/${webhook.id}/change`, input))
          toast({ tone: 'success', title: webhookMessages.saved })
        } else onAdded?.(await withReauthentication(() => api.post<WebhookSecret>('/webhooks', input)))
        await refresh()
      } catch (error) {
        // what a colleague saved meanwhile is read, so that saving again is a decision
        if (error instanceof ApiError && error.code === 'changed_meanwhile') await refresh()
        throw formFailure(error, webhookMessages.saveFailed)
      }
    },
  })
  return (
    <>
      <form
        {...props}
        aria-label={webhook ? 'Change the webhook' : 'New webhook'}
        className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ErrorSummary errors={errors} />
        {webhook && <input type="hidden" name="revision" value={webhook.revision} />}
        <Field
          {...field('name')}
          label="Name"
          hint="What the other program is called."
          defaultValue={webhook?.name}
          maxLength={WEBHOOK_LIMITS.name}
          required
          dir="auto"
        />
        <Field
          {...field('url')}
          label="Address"
          hint="Begins with https:// and is reached from the internet."
          type="url"
          defaultValue={webhook?.url}
          maxLength={WEBHOOK_LIMITS.url}
          required
          dir="ltr"
        />
        <EventChoices {...field('kinds')} error={field('kinds').error} chosen={webhook?.kinds ?? []} />
        <p>
          <SubmitButton isBusy={isPending}>{webhook ? 'Save Changes' : 'Create Webhook'}</SubmitButton>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}
