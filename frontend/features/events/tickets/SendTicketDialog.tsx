import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import type { TicketProps } from './TicketDialogButton'

/** Asks where a ticket is sent. */
export const SendTicketDialog = ({ order, ticket, onClose }: TicketProps & { onClose: () => void }) => {
  const app = useApp()
  const showToast = useToast()
  const form = useForm({
    schema: async () => (await import('../../../../domain/events/orders/sendTicket.schema')).sendTicketSchema,
    submit: async ({ email }) => {
      try {
        await app.api.post(`/ticket-orders/${order}/tickets/${ticket.id}/send`, { email })
      } catch (error) {
        throw formFailure(error, orderMessages.sendFailed)
      }
      showToast({ tone: 'success', title: orderMessages.sent(email) })
      onClose()
    },
  })
  return (
    <FormDialog title="Send this ticket by email" form={form} submit="Send Ticket" onClose={onClose}>
      <p>
        We send the ticket for <bdi className="font-semibold">{ticket.name}</bdi> to this address, with when
        and where the event takes place. If an account has this address and the name on the ticket, attendance
        and CPD hours are noted there. We do not keep the address for anything else.
      </p>
      <Field {...form.field('email')} type="email" label="Email address" autoComplete="off" required />
    </FormDialog>
  )
}
