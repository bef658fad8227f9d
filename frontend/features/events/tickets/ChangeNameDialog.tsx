import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import type { TicketProps } from './TicketDialogButton'

/** Asks for whom a ticket is from now on. */
export const ChangeNameDialog = ({ order, ticket, onClose }: TicketProps & { onClose: () => void }) => {
  const app = useApp()
  const showToast = useToast()
  const form = useForm({
    schema: async () => (await import('../../../../domain/events/orders/orders.schema')).ticketNameSchema,
    submit: async ({ name }) => {
      try {
        await app.api.post(`/ticket-orders/${order}/tickets/${ticket.id}`, { name })
      } catch (error) {
        throw formFailure(error, orderMessages.changeFailed)
      }
      await app.queryClient.invalidateQueries({ queryKey: [OWN] })
      showToast({
        tone: 'success',
        title: orderMessages.nameChanged(name),
        description: [
          orderMessages.nameChangedText,
          ...(ticket.questions.length > 0 ? [orderMessages.answerAgain] : []),
        ].join(' '),
      })
      onClose()
    },
  })
  return (
    <FormDialog title="Give this ticket to another person" form={form} submit="Change Name" onClose={onClose}>
      <p>
        It is for <bdi className="font-semibold">{ticket.name}</bdi> now. The ticket gets a new code. Whoever
        has the old one, also as PDF or on paper, cannot get in with it.
        {ticket.answers.length > 0 && ' What you answered for this person is removed.'}
      </p>
      <Field {...form.field('name')} label="Name" maxLength={100} autoComplete="off" required />
    </FormDialog>
  )
}
