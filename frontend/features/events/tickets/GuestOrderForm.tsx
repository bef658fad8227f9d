import { useState } from 'react'
import type { TicketOffers } from '../../../../domain/events/tickets/tickets.schema'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { ticketMessages } from '../../../lib/messages/ticketMessages'
import { useAppearing } from '../../../lib/useAppearing'
import { useForm } from '../../../lib/useForm'
import { OrderForm } from './OrderForm'
import { useOrderDraft } from './useOrderDraft'

export interface GuestOrderFormProps {
  /** Id of the event. */
  event: string
  offers: TicketOffers
  /** By which hidden types are offered. */
  code: string | undefined
  /** The address of signing in, which leads back here. */
  signIn: string
}

/** Orders tickets without an account: the link that is mailed to the guest places the order. */
export const GuestOrderForm = ({ event, offers, code, signIn }: GuestOrderFormProps) => {
  const { api } = useApp()
  const [sentTo, setSentTo] = useState<string>()
  const draft = useOrderDraft(event)
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/events/guestOrders/guestOrders.schema')).guestOrderFormSchema(
        offers.questions,
      ),
    submit: async (body) => {
      await api.post(`/events/${event}/guest-orders`, body)
      draft.forgetDraft()
      setSentTo(body.email)
    },
  })
  const box = useAppearing<HTMLDivElement>(sentTo ?? null)
  if (sentTo)
    return (
      <div
        ref={box}
        tabIndex={-1}
        role="status"
        className="grid max-w-text gap-1 border-s-4 border-acacia bg-acacia-wash p-5"
      >
        <h2 className="text-xl">{ticketMessages.lookInMail}</h2>
        <p className="break-words">{ticketMessages.linkMailed(sentTo)}</p>
      </div>
    )
  return (
    <OrderForm form={form} draft={draft} offers={offers} code={code} signIn={signIn}>
      <section aria-labelledby="who-orders" className="grid max-w-text gap-5">
        <h2 id="who-orders" className="text-xl">
          Who are you?
        </h2>
        <Field
          {...form.field('fullName')}
          label="Your full name"
          autoComplete="name"
          maxLength={100}
          dir="auto"
          required
        />
        <Field
          {...form.field('email')}
          label="Your email address"
          hint="We send a link to it, to confirm that it is yours. Later the tickets come to it."
          type="email"
          autoComplete="email"
          required
        />
      </section>
    </OrderForm>
  )
}
