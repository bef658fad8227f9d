import { useState } from 'react'
import type { OrderView } from '../../../../domain/events/orders/orders.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { TicketQuestions } from './TicketQuestions'

export interface TicketAnswersProps {
  /** Id of the order. */
  order: string
  ticket: OrderView['tickets'][number]
  /** Whether they can be changed still. */
  canChange: boolean
}

const AnswersDialog = ({
  order,
  ticket,
  onClose,
}: Omit<TicketAnswersProps, 'canChange'> & { onClose: () => void }) => {
  const app = useApp()
  const showToast = useToast()
  const { questions } = ticket
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/events/orders/orders.schema')).answersFormSchema(questions),
    submit: async (answers) => {
      try {
        await app.api.post(`/ticket-orders/${order}/tickets/${ticket.id}/answers`, { answers })
      } catch (error) {
        throw formFailure(error, orderMessages.answersFailed)
      }
      await app.queryClient.invalidateQueries({ queryKey: [OWN] })
      showToast({ tone: 'success', title: orderMessages.answersChanged })
      onClose()
    },
  })
  return (
    <FormDialog title="Change the answers" form={form} submit="Save Answers" onClose={onClose}>
      <p>
        For the ticket of <bdi className="font-semibold">{ticket.name}</bdi>.
      </p>
      <TicketQuestions
        questions={questions}
        field={form.field}
        answers={Object.fromEntries(ticket.answers.map(({ question, answer }) => [question, answer]))}
      />
    </FormDialog>
  )
}

/** What is answered for a ticket. */
export const TicketAnswers = ({ order, ticket, canChange }: TicketAnswersProps) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="grid w-full justify-items-start gap-3">
      {ticket.answers.length > 0 && (
        <dl className="grid gap-2">
          {ticket.answers.map(({ question, label, answer }) => (
            <div key={question}>
              <dt className="text-ink-soft">
                <bdi>{label}</bdi>
              </dt>
              <dd className="wrap-anywhere">
                <bdi>{answer}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {canChange && ticket.questions.length > 0 && (
        <Button onClick={() => setIsAsking(true)}>
          Change Answers<span className="sr-only"> for {ticket.name}</span>
        </Button>
      )}
      {isAsking && <AnswersDialog order={order} ticket={ticket} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
