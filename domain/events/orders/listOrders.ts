import type { Payload } from 'payload'
import { toJubaTime } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { pageOfRows } from '../../../platform/pageOfRows'
import { isAddress } from '../../accounts/noAddress.schema'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'
import { type OrderFilter, type OrderList, type OrderRow, ORDERS_PER_PAGE } from './orderList.schema'
import { type OrderOfBuyer, countListedOrders, streamListedOrders } from './orderListRepository'
import { answersOf } from './ordersRepository'
import { findQuestions } from '../questions'
import type { TicketQuestion } from '../questions/questions.constants'
import { ORDER_STATUSES } from './statuses.constants'

const addressOf = ({ email }: OrderOfBuyer): string => (isAddress(email) ? email : '')
const nameOf = ({ fullName }: OrderOfBuyer): string => fullName || FORMER_MEMBER

const toRow = (order: OrderOfBuyer): OrderRow => ({
  id: order._id.toHexString(),
  buyer: { id: String(order.user), fullName: nameOf(order), email: addressOf(order) },
  status: order.status,
  until: order.until.toISOString(),
  currency: order.currency,
  totalMinor: order.totalMinor,
  invoice: order.invoice ? String(order.invoice) : null,
  tickets: order.tickets.map((ticket) => ({
    id: ticket.id ?? '',
    typeName: ticket.typeName,
    name: ticket.name ?? '',
    isOwn: Boolean(ticket.isOwn),
    amountMinor: ticket.amountMinor,
    answers: answersOf(ticket),
  })),
  placedAt: order.createdAt.toISOString(),
})

/** A page of the orders of an event, the latest first by default. The caller checks access. */
export const listOrders = async (
  payload: Payload,
  event: string,
  filter: OrderFilter,
): Promise<OrderList> => {
  const rows = async function* (range?: { skip: number; limit: number }): AsyncGenerator<OrderRow> {
    for await (const order of streamListedOrders(payload, event, filter, range)) yield toRow(order)
  }
  const count = (): Promise<number> => countListedOrders(payload, event, filter)
  const [page, questions] = await Promise.all([
    pageOfRows({ rows, count }, filter.page, ORDERS_PER_PAGE),
    findQuestions(payload, event),
  ])
  return { ...page, questions: questions.map(({ id, label }) => ({ id, label })) }
}

export const ORDER_COLUMNS = [
  'Name on the ticket',
  'Type',
  'Price',
  'Buyer',
  'Email',
  'Status',
  'Ordered (Juba time)',
]

/**
 * The tickets of all orders that a filter leaves, a row each. The caller checks access.
 * @param questions a column each
 */
export const exportOrders = async function* (
  payload: Payload,
  event: string,
  filter: OrderFilter,
  questions: readonly TicketQuestion[],
): AsyncGenerator<string[]> {
  for await (const order of streamListedOrders(payload, event, filter))
    for (const { name, typeName, amountMinor, ...ticket } of order.tickets)
      yield [
        name ?? '',
        typeName,
        formatMoney({ amountMinor, currency: order.currency }),
        nameOf(order),
        addressOf(order),
        ORDER_STATUSES[order.status],
        toJubaTime(order.createdAt.toISOString()).replace('T', ' '),
        ...questions.map(({ id }) => answersOf(ticket).find(({ question }) => question === id)?.answer ?? ''),
      ]
}
