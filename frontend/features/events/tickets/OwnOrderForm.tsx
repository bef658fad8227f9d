import { useNavigate } from 'react-router-dom'
import type { TicketOffers } from '../../../../domain/events/tickets/tickets.schema'
import { useApp } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import { useForm } from '../../../lib/useForm'
import { paths } from '../../../paths'
import { eventKeys } from '../eventQueries'
import { OrderForm } from './OrderForm'
import { useOrderDraft } from './useOrderDraft'

export interface OwnOrderFormProps {
  /** Id of the event. */
  event: string
  offers: TicketOffers
  /** By which hidden types are offered. */
  code: string | undefined
  /** The name of who is signed in. */
  fullName: string
}

/** Orders tickets for the account that is signed in. */
export const OwnOrderForm = ({ event, offers, code, fullName }: OwnOrderFormProps) => {
  const app = useApp()
  const navigate = useNavigate()
  const draft = useOrderDraft(event)
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/events/orders/orders.schema')).orderFormSchema(offers.questions),
    submit: async (body) => {
      const { id } = await app.api.post<{ id: string }>(`/events/${event}/orders`, body)
      draft.forgetDraft()
      await navigate(paths.ticketOrder.build(id), { replace: true })
      await Promise.all([
        app.queryClient.invalidateQueries({ queryKey: [OWN] }),
        app.queryClient.invalidateQueries({ queryKey: eventKeys.seats }),
      ])
    },
  })
  return <OrderForm form={form} draft={draft} event={event} offers={offers} code={code} fullName={fullName} />
}
