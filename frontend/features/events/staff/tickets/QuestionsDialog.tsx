import { QUESTION_LIMITS } from '../../../../../domain/events/questions/questions.constants'
import type {
  TicketQuestionsForm,
  TicketSettings,
} from '../../../../../domain/events/questions/questions.schema'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { FormRows } from '../../../../components/form/FormRows'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { QuestionRow } from './QuestionRow'
import { useSettingsForm } from './useSettingsForm'

export interface QuestionsDialogProps {
  eventId: string
  settings: TicketSettings
  types: readonly StaffTicketType[]
  onClose: () => void
}

/** The questions that buyers answer for each ticket of an event. */
export const QuestionsDialog = ({ eventId, settings, types, onClose }: QuestionsDialogProps) => {
  const { form, opened } = useSettingsForm<TicketQuestionsForm>({
    schema: async () =>
      (await import('../../../../../domain/events/questions/questions.schema')).ticketQuestionsFormSchema,
    eventId,
    settings,
    path: 'ticket-questions',
    changed: staffTicketMessages.questionsChanged,
    failed: staffTicketMessages.questionsFailed,
    onClose,
  })
  return (
    <FormDialog title="Questions for each ticket" form={form} submit="Save Questions" onClose={onClose}>
      <input type="hidden" name="updatedAt" value={opened.updatedAt ?? ''} />
      <p className="text-ink-soft">
        Ask only what you need: the answers are personal data. Answers that were given stay when a question is
        changed or removed.
      </p>
      <FormRows rows={opened.questions} name="Question" most={QUESTION_LIMITS.questions} begin={1}>
        {(place, question) => (
          <QuestionRow field={form.field} place={place} question={question} types={types} />
        )}
      </FormRows>
    </FormDialog>
  )
}
