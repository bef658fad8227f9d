import { useState } from 'react'
import { QUESTION_LIMITS } from '../../../../../domain/events/questions/questions.constants'
import type {
  TicketQuestionsForm,
  TicketSettings,
} from '../../../../../domain/events/questions/questions.schema'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { Button } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { QuestionRow } from './QuestionRow'
import { STAFF_TICKETS } from './ticketQueries'

export interface QuestionsDialogProps {
  eventId: string
  settings: TicketSettings
  types: readonly StaffTicketType[]
  onClose: () => void
}

/** The questions that buyers answer for each ticket of an event. */
export const QuestionsDialog = ({ eventId, settings, types, onClose }: QuestionsDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { questions, updatedAt } = settings
  // a key for each question, so that one in the middle can be removed
  const [keys, setKeys] = useState(() =>
    (questions.length > 0 ? questions : [undefined]).map((_, key) => key),
  )
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS })
  const form = useForm<TicketQuestionsForm>({
    schema: async () =>
      (await import('../../../../../domain/events/questions/questions.schema')).ticketQuestionsFormSchema,
    submit: async (body) => {
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/ticket-questions`, body)
      } catch (error) {
        await refresh() // a colleague may have changed them
        throw formFailure(error, staffTicketMessages.questionsFailed)
      }
      toast({ tone: 'success', title: staffTicketMessages.questionsChanged })
      onClose()
      await refresh()
    },
  })
  return (
    <FormDialog title="Questions for each ticket" form={form} submit="Save Questions" onClose={onClose}>
      <input type="hidden" name="updatedAt" value={updatedAt ?? ''} />
      <p className="text-ink-soft">
        Ask only what you need: the answers are personal data. Answers that were given stay when a question is
        changed or removed.
      </p>
      {keys.map((key, place) => (
        <QuestionRow
          key={key}
          field={form.field}
          place={place}
          question={questions[key]}
          types={types}
          onRemove={() => setKeys(keys.filter((each) => each !== key))}
        />
      ))}
      {keys.length < QUESTION_LIMITS.questions && (
        <p>
          <Button onClick={() => setKeys([...keys, Math.max(...keys, questions.length - 1) + 1])}>
            Add a Question
          </Button>
        </p>
      )}
    </FormDialog>
  )
}
