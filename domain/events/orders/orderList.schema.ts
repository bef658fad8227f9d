import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import type { TicketQuestion } from '../questions/questions.constants'
import type { OrderView, TicketView } from './orders.schema'
import { ORDER_SORTS } from './orderSorts.constants'
import { ORDER_STATUSES } from './statuses.constants'

export const ORDERS_PER_PAGE = 50

/** Query of `GET /api/events/:id/orders` and of its export. An unknown filter is refused, not ignored. */
export const orderListSchema = z.strictObject({
  /** Part of the buyer's name or address, or of the name on a ticket. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(ORDER_STATUSES)).optional(),
  sort: z.enum(ORDER_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type OrderFilter = z.output<typeof orderListSchema>

/** An order in the list of staff. */
export interface OrderRow extends Pick<
  OrderView,
  'id' | 'status' | 'until' | 'currency' | 'totalMinor' | 'invoice' | 'placedAt'
> {
  /** The account that bought the tickets; without an address where it has none. */
  buyer: { id: string; fullName: string; email: string }
  tickets: Pick<TicketView, 'id' | 'typeName' | 'name' | 'isOwn' | 'amountMinor' | 'answers'>[]
}

/** A page of orders. */
export interface OrderList {
  /** What is asked for the tickets: a column each. */
  questions: Pick<TicketQuestion, 'id' | 'label'>[]
  docs: OrderRow[]
  totalDocs: number
  page: number
  totalPages: number
}
