import { MENTORING_LIMITS } from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { WordsField } from '../../../components/form/WordsField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Button } from '../../../components/ui/Button'
import { RadioGroup } from '../../../components/ui/RadioGroup'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { MENTORING } from './mentoringQueries'

export interface AnswerFormProps {
  /** Id of the request. */
  id: string
  /** Who reads the word. */
  other: string
}

/** Accepts or declines a request, with a word to the other person. */
export const AnswerForm = ({ id, other }: AnswerFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm({
    schema: async () => (await import('../../../../domain/cpd/mentoring/mentoring.schema')).answerSchema,
    submit: async (answer) => {
      try {
        const { outcome } = await api.post<{ outcome: 'matched' | 'accepted' | 'declined' }>(
          `/mentoring/requests/${id}/answer`,
          answer,
        )
        toast({ tone: 'success', title: mentoringMessages[outcome] })
      } catch (error) {
        throw formFailure(error, mentoringMessages.failed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: MENTORING })
      }
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-4" aria-label={`Answer ${other}`}>
      <ErrorSummary errors={form.errors} />
      <RadioGroup
        {...form.field('answer')}
        legend="Your answer"
        choices={[
          { value: 'accept', label: 'Accept' },
          { value: 'decline', label: 'Decline' },
        ]}
      />
      <WordsField
        {...form.field('word')}
        label={`A word to ${other}, if you decline (optional)`}
        maxLength={MENTORING_LIMITS.word}
      />
      <p>
        <Button type="submit" isBusy={form.isPending}>
          Send Answer<span className="sr-only"> to {other}</span>
        </Button>
      </p>
    </form>
  )
}
