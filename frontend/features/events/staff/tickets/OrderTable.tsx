import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handlesMoney, readsPeople } from '../../../../../collections/access/policies.schema'
import type { OrderList, OrderRow } from '../../../../../domain/events/orders/orderList.schema'
import { ORDER_STATUSES } from '../../../../../domain/events/orders/statuses.constants'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { useSession } from '../../../../lib/session/useSession'
import { useListQuery } from '../../../../lib/useListQuery'
import { deskPaths } from '../../../../deskPaths'
import { ChangeNameDialog } from '../../tickets/ChangeNameDialog'
import { OrderBadge } from '../../tickets/OrderBadge'
import { ReasonDialog } from '../ReasonDialog'
import { STAFF_TICKETS, orderListQuery, orderListSpec } from './ticketQueries'
import { Moment } from './Moment'
import { Person } from './Person'
import { useTicketChange } from './useTicketChange'

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Status', emptyLabel: 'Any status', options: optionsOf(ORDER_STATUSES) },
]

/** Whether a ticket can be given to another person: the own ticket of a buyer stays. */
const isChangeable = ({ status }: OrderRow, { isOwn }: OrderRow['tickets'][number]): boolean =>
  !isOwn && (status === 'held' || status === 'confirmed')

interface TicketsProps {
  row: OrderRow
  /** Asks for whom a ticket is from now on. */
  rename: (row: OrderRow, ticket: OrderRow['tickets'][number]) => void
}

const Tickets = ({ row, row: { tickets }, rename }: TicketsProps) => (
  <div>
    {tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}
    <ul className="text-ink-soft">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          {ticket.name && (
            <>
              <bdi>{ticket.name}</bdi>,{' '}
            </>
          )}
          <bdi>{ticket.typeName}</bdi>{' '}
          {isChangeable(row, ticket) && (
            <button type="button" className="link min-h-11" onClick={() => rename(row, ticket)}>
              Change name<span className="sr-only"> of {ticket.name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  </div>
)

/** What is answered to a question, for each ticket of an order. */
const AnswerList = ({ question, tickets }: Pick<OrderRow, 'tickets'> & { question: string }) => (
  <ul>
    {tickets.flatMap(({ id, name, answers }) =>
      answers
        .filter((each) => each.question === question)
        .map(({ answer }) => (
          <li key={id} className="wrap-anywhere">
            {tickets.length > 1 && (
              <span className="text-ink-soft">
                <bdi>{name}</bdi>:{' '}
              </span>
            )}
            <bdi>{answer}</bdi>
          </li>
        )),
    )}
  </ul>
)

/** What can be cancelled here: what nobody has paid. The invoice of a paid one is credited instead. */
const isFree = ({ status, totalMinor }: OrderRow): boolean =>
  status === 'held' || (status === 'confirmed' && totalMinor === 0)

/**
 * @param seen whose records the reader may open
 * @param questions a column each
 * @param rename asks for whom a ticket is from now on
 * @param cancel asks whether an order is to be cancelled
 */
const columnsFor = (
  seen: { people: boolean; money: boolean },
  questions: OrderList['questions'],
  { rename, cancel }: Pick<TicketsProps, 'rename'> & { cancel: (row: OrderRow) => void },
): Column<OrderRow>[] => [
  {
    id: 'buyer',
    header: 'Buyer',
    sort: 'fullName',
    cell: ({ buyer }) => <Person person={buyer} isLinked={seen.people} />,
  },
  {
    id: 'tickets',
    header: 'Tickets',
    isMain: true,
    cell: (row) => <Tickets row={row} rename={rename} />,
  },
  ...questions.map(({ id, label }) => ({
    id,
    header: label,
    cell: ({ tickets }: OrderRow) => <AnswerList question={id} tickets={tickets} />,
  })),
  {
    id: 'total',
    header: 'Total',
    isMain: true,
    cell: ({ totalMinor: amountMinor, currency, invoice }) => (
      <span className="whitespace-nowrap tabular-nums">
        {amountMinor === 0 ? 'Free' : formatMoney({ amountMinor, currency })}
        {seen.money && invoice && (
          <>
            {' '}
            <Link to={deskPaths.invoice.build(invoice)} className="link inline-flex min-h-11 items-center">
              Invoice
            </Link>
          </>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    cell: ({ status, until }) => (
      <>
        <OrderBadge status={status} />
        {status === 'held' && (
          <span className="block text-ink-soft">
            by <Moment at={until} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'ordered',
    header: 'Ordered (Juba time)',
    sort: 'createdAt',
    cell: ({ placedAt }) => <Moment at={placedAt} />,
  },
  {
    id: 'cancel',
    header: 'Actions',
    cell: (row) =>
      isFree(row) && (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => cancel(row)}
          aria-label={`Cancel the order of ${row.buyer.fullName}`}
        >
          Cancel
        </button>
      ),
  },
]

/** The orders of tickets for an event, for who manages it. */
export const OrderTable = ({ eventId }: { eventId: string }) => {
  const { user } = useSession()
  const spec = orderListSpec(eventId)
  const query = useListQuery(spec)
  const [asked, setAsked] = useState<OrderRow>()
  const [renamed, setRenamed] = useState<{ order: string; ticket: OrderRow['tickets'][number] }>()
  const { mutate } = useTicketChange(eventId)
  const result = useQuery(orderListQuery(useApp(), eventId, query))
  const seen = { people: readsPeople(user), money: handlesMoney(user) }
  return (
    <>
      <AdminList
        list="ticketOrders"
        label="Orders"
        searchLabel="Name or email"
        spec={spec}
        query={query}
        filters={FILTERS}
        result={result}
        noun={{ one: 'order', many: 'orders' }}
        empty={staffTicketMessages.noOrders}
        failed={staffTicketMessages.ordersFailed}
        exportFrom={`/api/events/${eventId}/orders`}
        columns={columnsFor(seen, result.data?.questions ?? [], {
          rename: (row, ticket) => setRenamed({ order: row.id, ticket }),
          cancel: setAsked,
        })}
        rowKey={({ id }) => id}
        nameOf={({ buyer }) => buyer.fullName}
      />
      {renamed && (
        <ChangeNameDialog
          path={`/events/${eventId}/orders/${renamed.order}/tickets/${renamed.ticket.id}`}
          ticket={renamed.ticket}
          note="Its answers are removed, and its buyer is mailed the new ticket."
          queryKey={STAFF_TICKETS}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {asked && (
        <ReasonDialog
          title="Cancel this order?"
          action="Cancel Order"
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined)
            mutate({
              path: `orders/${encodeURIComponent(asked.id)}/cancel`,
              body: { reason },
              done: {
                title: staffTicketMessages.orderCancelled,
                description: staffTicketMessages.orderCancelledDescription,
              },
              failed: staffTicketMessages.cancelFailed,
            })
          }}
        >
          The tickets of <bdi className="font-semibold">{asked.buyer.fullName}</bdi> become invalid, their
          seats are free again, and the buyer is told by email.
        </ReasonDialog>
      )}
    </>
  )
}
