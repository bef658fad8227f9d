import type { QueryKey } from '@tanstack/react-query'
import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import type { TicketProps } from './TicketDialogButton'

export interface ChangeNameDialogProps {
  /** Of the endpoint. */
  path: string
  ticket: { name: string }
  /** What becomes of answers, and who gets the new ticket. */
  note?: string | false
  /** Said once it is done. */
  after?: string | false
  /** Of what shows the ticket. */
  queryKey: QueryKey
  onClose: () => void
}

/** Asks for whom a ticket is from now on. */
export const ChangeNameDialog = ({ path, ticket, note, after, queryKey, onClose }: ChangeNameDialogProps) => {
  const app = useApp()
  const showToast = useToast()
  const form = useForm({
    schema: async () => (await import('../../../../domain/events/orders/orders.schema')).ticketNameSchema,
    submit: async ({ name }) => {
      try {
        await app.api.post(path, { name })
      } catch (error) {
        throw formFailure(error, orderMessages.changeFailed)
      }
      await app.queryClient.invalidateQueries({ queryKey })
      showToast({
        tone: 'success',
        title: orderMessages.nameChanged(name),
        description: [orderMessages.nameChangedText, after].filter(Boolean).join(' '),
      })
      onClose()
    },
  })
  return (
    <FormDialog title="Give this ticket to another person" form={form} submit="Change Name" onClose={onClose}>
      <p>
        It is for <bdi className="font-semibold">{ticket.name}</bdi> now. The ticket gets a new code. Whoever
        has the old one, also as PDF or on paper, cannot get in with it.
        {note && ` ${note}`}
      </p>
      <Field {...form.field('name')} label="Name" maxLength={100} autoComplete="off" required />
    </FormDialog>
  )
}

/** The same for a ticket of an own order. */
export const ChangeOwnNameDialog = ({ order, ticket, onClose }: TicketProps & { onClose: () => void }) => (
  <ChangeNameDialog
    path={`/ticket-orders/${order}/tickets/${ticket.id}`}
    ticket={ticket}
    note={ticket.answers.length > 0 && 'What you answered for this person is removed.'}
    after={ticket.questions.length > 0 && orderMessages.answerAgain}
    queryKey={[OWN]}
    onClose={onClose}
  />
)
