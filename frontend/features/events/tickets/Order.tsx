import { useQuery } from '@tanstack/react-query'
import { type ReactNode, lazy } from 'react'
import type { OrderView } from '../../../../domain/events/orders/orders.schema'
import { AfterHydration } from '../../../components/ui/AfterHydration'
import { ButtonLink } from '../../../components/ui/Button'
import { FactList } from '../../../components/ui/FactList'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { TIME_ZONE_NAME, formatDateTime } from '../../../lib/dates'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { useAppearing } from '../../../lib/useAppearing'
import { paths } from '../../../paths'
import { EventDates } from '../EventDates'
import { CancelOrder } from './CancelOrder'
import { CancelTicketDialog } from './CancelTicketDialog'
import { OrderBadge } from './OrderBadge'
import { TicketCard } from './TicketCard'
import { TicketDialogButton } from './TicketDialogButton'
import { inWords } from './ticketTotals'
import { orderQuery } from './ticketQueries'

/** For events that ask something. */
const TicketAnswers = lazy(async () => ({ default: (await import('./TicketAnswers')).TicketAnswers }))

const ChangeNameDialog = lazy(async () => ({
  default: (await import('./ChangeNameDialog')).ChangeOwnNameDialog,
}))
const SendTicketDialog = lazy(async () => ({
  default: (await import('./SendTicketDialog')).SendTicketDialog,
}))

/** Whether tickets can still be changed: until the start of the event. */
const isChangeable = ({ event, status }: OrderView): boolean =>
  (status === 'held' || status === 'confirmed') &&
  !event.isCancelled &&
  (event.isDateToBeAnnounced || Date.parse(event.eventDate) > Date.now())

const TicketActions = ({ order, ticket }: { order: OrderView; ticket: OrderView['tickets'][number] }) => (
  <>
    {ticket.answers.length + ticket.questions.length > 0 && (
      <AfterHydration>
        <TicketAnswers order={order.id} ticket={ticket} canChange={isChangeable(order)} />
      </AfterHydration>
    )}
    {!ticket.isOwn && isChangeable(order) && (
      <>
        {ticket.code && (
          <TicketDialogButton
            label="Send by Email"
            Dialog={SendTicketDialog}
            order={order.id}
            ticket={ticket}
          />
        )}
        <TicketDialogButton label="Change Name" Dialog={ChangeNameDialog} order={order.id} ticket={ticket} />
      </>
    )}
    {ticket.cancelFeeMinor !== null && (
      <TicketDialogButton
        label="Cancel Ticket"
        Dialog={CancelTicketDialog}
        order={order.id}
        ticket={ticket}
      />
    )}
  </>
)

const Tickets = ({ order, order: { id, tickets } }: { order: OrderView }) => (
  <section aria-labelledby="tickets" className="grid gap-5">
    <h2 id="tickets" className="text-xl">
      {tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`}
    </h2>
    <p className="max-w-text">
      Each code is read once at the door. Without a connection there, the PDF on your phone or on paper does
      as well.
    </p>
    <p>
      <a href={`/api/ticket-orders/${id}/pdf`} className="btn btn-main">
        Download as PDF
      </a>
    </p>
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket}>
          <TicketActions order={order} ticket={ticket} />
        </TicketCard>
      ))}
    </ul>
  </section>
)

const Names = ({ order }: { order: OrderView }) => (
  <ul className="grid max-w-text divide-y divide-rule border-y border-rule">
    {order.tickets.map((ticket) => (
      <li key={ticket.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
        <span>
          <bdi className="font-semibold">{ticket.name}</bdi>, <bdi>{ticket.typeName}</bdi>
        </span>
        <TicketActions order={order} ticket={ticket} />
      </li>
    ))}
  </ul>
)

/** Tickets that the buyer cancelled one by one, and what was kept of each. */
const cancelledInWords = ({ cancelledTickets, currency }: OrderView): string =>
  cancelledTickets
    .map(({ name, typeName, feeMinor }) =>
      [name, typeName, ...(feeMinor > 0 ? [`fee ${inWords(feeMinor, currency)}`] : [])].join(', '),
    )
    .join('; ')

/** What was ordered, and what became of the money of what its buyer cancelled, in minor units. */
const moneyOf = ({ totalMinor, cancelFeeMinor, cancelledTickets }: OrderView) => {
  const sum = (pick: (ticket: OrderView['cancelledTickets'][number]) => number): number =>
    cancelledTickets.reduce((all, ticket) => all + pick(ticket), 0)
  const ended = cancelFeeMinor === null ? 0 : totalMinor
  const single = sum(({ amountMinor }) => amountMinor)
  const fee = (cancelFeeMinor ?? 0) + sum(({ feeMinor }) => feeMinor)
  return { total: totalMinor + single, fee, credit: ended + single - fee }
}

/**
 * An order of tickets as its buyer sees it.
 * @param pay how it is paid, by the id of its invoice
 */
export const Order = ({ loaded, pay }: { loaded: OrderView; pay: (invoice: string) => ReactNode }) => {
  const { data: order = loaded } = useQuery(orderQuery(useApp(), loaded.id))
  const { event, status, until, tickets, invoice, currency, cancel, hasCertificate } = order
  const { total, fee, credit } = moneyOf(order)
  const isHeld = status === 'held' || status === 'placed'
  // it may be paid while the page is open, or a ticket cancelled
  const box = useAppearing<HTMLDivElement>(status === 'confirmed' ? String(tickets.length) : null)
  return (
    <div className="grid gap-10">
      <FactList
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]"
        facts={[
          ['Status', <OrderBadge key="status" status={status} />],
          ['When', <EventDates key="when" event={event} />],
          ['Where', <bdi key="where">{event.location}</bdi>],
          ['Total', inWords(total, currency)],
          ...(fee > 0 ? [['Kept as fee', inWords(fee, currency)] as const] : []),
          ...(credit > 0 ? [['Your credit', inWords(credit, currency)] as const] : []),
          ...(order.cancelledTickets.length > 0
            ? [['Cancelled tickets', cancelledInWords(order)] as const]
            : []),
        ]}
      />
      {event.isCancelled && (
        <p role="alert" className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
          This event is cancelled.
        </p>
      )}
      {isHeld && (
        <div role="status" className="grid gap-1 border-s-4 border-amber bg-amber-wash p-5">
          <p className="text-lg font-semibold">{orderMessages.held}</p>
          <p>{orderMessages.heldUntil(`${formatDateTime(until)} (${TIME_ZONE_NAME})`)}</p>
        </div>
      )}
      {status === 'confirmed' && !event.isCancelled && (
        <div
          ref={box}
          tabIndex={-1}
          role="status"
          className="grid gap-1 border-s-4 border-acacia bg-acacia-wash p-5"
        >
          <p className="text-lg font-semibold">{orderMessages.ordered}</p>
          <p>{orderMessages.orderedText}</p>
        </div>
      )}
      {status === 'confirmed' ? <Tickets order={order} /> : <Names order={order} />}
      {isHeld && invoice && pay(invoice)}
      <p className="flex flex-wrap gap-3">
        {event.slug && <ButtonLink to={paths.event.build(event.slug)}>See the Event</ButtonLink>}
        {(status === 'expired' || status === 'cancelled') && event.slug && !event.isCancelled && (
          <ButtonLink to={paths.eventTickets.build(event.slug)}>Order Again</ButtonLink>
        )}
        {status === 'cancelled' && credit > 0 && (
          <ButtonLink to={paths.events.build()}>Choose Another Event</ButtonLink>
        )}
        {hasCertificate && (
          <a href={`/api/events/${event.id}/attendance-certificate`} className="btn">
            Certificate of Attendance
          </a>
        )}
        {cancel && <CancelOrder order={order} cancel={cancel} />}
      </p>
      {status === 'confirmed' && !cancel && !event.isCancelled && (
        <p className="max-w-text text-ink-soft">
          You cannot come? Please{' '}
          <Link to={paths.contact.build()} className="link">
            write to us
          </Link>
          .
        </p>
      )}
    </div>
  )
}
