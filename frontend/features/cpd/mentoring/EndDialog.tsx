import type { OwnMentorship } from '../../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_LIMITS } from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { MENTORING } from './mentoringQueries'

/** Ends a mentorship, with an optional word to staff. */
export const EndDialog = ({ mentorship, onClose }: { mentorship: OwnMentorship; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm({
    schema: async () => (await import('../../../../domain/cpd/mentoring/mentoring.schema')).endSchema,
    submit: async (body) => {
      try {
        await api.post(`/mentoring/mentorships/${mentorship.id}/end`, body)
      } catch (error) {
        throw formFailure(error, mentoringMessages.failed)
      }
      toast({ tone: 'success', title: mentoringMessages.ended })
      onClose()
      await queryClient.invalidateQueries({ queryKey: MENTORING })
    },
  })
  return (
    <FormDialog title="End the mentorship" form={form} submit="End Mentorship" tone="plain" onClose={onClose}>
      <p>
        <bdi>{mentorship.name}</bdi> is told that it has ended, not why.
      </p>
      <WordsField
        {...form.field('word')}
        label="A word to our staff (optional)"
        maxLength={MENTORING_LIMITS.word}
      />
    </FormDialog>
  )
}
