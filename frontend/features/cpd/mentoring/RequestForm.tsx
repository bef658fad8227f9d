import type { OwnRequest } from '../../../../domain/cpd/mentoring/mentoring.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { MentoringFields } from './MentoringFields'
import { MENTORING } from './mentoringQueries'

const TOPICS = { label: 'What you want to learn', hint: 'Over the next year. The mentor you ask reads it.' }

/** Says what one wants to learn, or changes it. */
export const RequestForm = ({ request }: { request: OwnRequest | null }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft('mentoring-request')
  const form = useForm({
    isKept: true,
    schema: async () => (await import('../../../../domain/cpd/mentoring/mentoring.schema')).requestFormSchema,
    submit: async (facts) => {
      try {
        await api.post('/mentoring/request', facts)
      } catch (error) {
        throw formFailure(error, mentoringMessages.failed)
      }
      forgetDraft()
      toast({ tone: 'success', title: mentoringMessages.requestSaved })
      await queryClient.invalidateQueries({ queryKey: MENTORING })
    },
  })
  return (
    <form {...form.props} ref={attachDraft} onInput={saveDraft} className="grid gap-5">
      <ErrorSummary errors={form.errors} />
      <MentoringFields field={form.field} facts={request} topics={TOPICS} />
      <p>
        {request ? (
          <Button type="submit" isBusy={form.isPending}>
            Save Request
          </Button>
        ) : (
          <SubmitButton isBusy={form.isPending}>Look for a Mentor</SubmitButton>
        )}
      </p>
    </form>
  )
}
