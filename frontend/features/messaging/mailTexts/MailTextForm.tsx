import { useMutation } from '@tanstack/react-query'
import type { MailTextView } from '../../../../domain/messaging/mailTexts/mailText.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { formFailure } from '../../../lib/formFailure'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

export interface MailTextFormProps {
  text: MailTextView
  /** What is read again once it is saved. */
  queryKey: readonly unknown[]
}

/** Changes the words of an automatic mail, or goes back to the original. */
export const MailTextForm = ({ text, queryKey }: MailTextFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const path = `/mail-texts/${encodeURIComponent(text.template)}`
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...queryKey] })
  const { props, field, errors, isPending } = useForm({
    schema: async () =>
      (await import('../../../../domain/messaging/mailTexts/mailTexts.schema')).mailTextSchema,
    submit: async (input) => {
      try {
        await withReauthentication(() => api.post(`${path}/save`, input))
        toast({ tone: 'success', title: mailingMessages.changed })
        await refresh()
      } catch (error) {
        throw formFailure(error, mailingMessages.changeFailed)
      }
    },
  })
  const reset = useMutation({
    mutationFn: () => withReauthentication(() => api.post(`${path}/reset`, {})),
    onSuccess: () => toast({ tone: 'success', title: mailingMessages.changed }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: mailingMessages.changeFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: refresh,
  })
  return (
    <>
      <form {...props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="updatedAt" value={text.updatedAt} />
        <Field {...field('subject')} label="Subject" defaultValue={text.subject} required dir="auto" />
        <TextArea
          {...field('text')}
          label="Text"
          hint="An empty line begins a new paragraph. Buttons, facts and small print of the mail stay as they are."
          rows={10}
          defaultValue={text.text}
          required
          dir="auto"
        />
        <p className="text-ink-soft">
          Fields of this mail: {text.placeholders.map((name) => `{{${name}}}`).join(', ')}
        </p>
        <p className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isPending}>Save Text</SubmitButton>
          {text.isChanged && (
            <Button isBusy={reset.isPending} onClick={() => reset.mutate()}>
              Back to the Original
            </Button>
          )}
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}
