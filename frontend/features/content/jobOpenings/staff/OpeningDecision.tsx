import type { StaffOpening } from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { OPENING_LIMITS } from '../../../../../domain/content/jobOpenings/openingTexts.schema'
import { WordsField } from '../../../../components/form/WordsField'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { RadioGroup } from '../../../../components/ui/RadioGroup'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { openingMessages } from '../../../../lib/messages/openingMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { STAFF_OPENINGS } from './staffOpeningQueries'

/** Publishes an opening that waits, or declines it; its submitter is told. */
export const OpeningDecision = ({ opening: { id, updatedAt } }: { opening: StaffOpening }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/content/jobOpenings/jobOpenings.schema')).openingDecisionSchema,
    submit: async (decision) => {
      try {
        await api.post(`/job-openings/${id}/decision`, decision)
        toast({ tone: 'success', title: openingMessages[decision.status] })
      } catch (error) {
        throw formFailure(error, openingMessages.decideFailed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: STAFF_OPENINGS })
      }
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-4">
      <ErrorSummary errors={form.errors} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <RadioGroup
        {...form.field('status')}
        legend="Decision"
        choices={[
          { value: 'published', label: 'Publish', hint: 'On the careers page until its last day.' },
          { value: 'declined', label: 'Decline', hint: 'The submitter can correct it and submit it again.' },
        ]}
      />
      <WordsField
        {...form.field('feedback')}
        label="Message to the submitter (required to decline)"
        maxLength={OPENING_LIMITS.feedback}
      />
      <p>
        <SubmitButton isBusy={form.isPending}>Save Decision</SubmitButton>
      </p>
    </form>
  )
}
