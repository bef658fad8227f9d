import { z } from 'zod'
import { type Currency, currencySchema } from '../../../platform/money.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'
import { TICKET_LIMITS } from '../tickets/tickets.schema'

/** How long an order that is not paid holds its seats: by way of paying. */
export const HOLDS = {
  /** Mobile money or a card, at once. */
  now: { label: 'Now, by mobile money or card', minutes: 30 },
  /** By transfer, cash or cheque. */
  later: { label: 'Within three days, by bank transfer, cash or cheque', minutes: 3 * 24 * 60 },
} as const
export type Hold = keyof typeof HOLDS

/** How many orders that are not paid somebody may have for an event. */
export const MAX_UNPAID_ORDERS = 3

export const ORDER_STATUSES = {
  placed: 'Being placed',
  held: 'To be paid',
  confirmed: 'Confirmed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
} as const
export type OrderStatus = keyof typeof ORDER_STATUSES

const ticketSchema = z.strictObject({
  /** Id of the type. */
  type: z.string('Please choose a ticket').regex(/^[\da-f]{24}$/, 'Please choose a ticket'),
  /** Of who comes with it. */
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(100, 'At most 100 characters')
    .regex(...ON_ONE_LINE),
  /** Whether it is the buyer's own, for which members have their price. */
  isOwn: z.boolean().default(false),
})

/** Body of `POST /api/events/:id/orders`. Source: issue 34, part 1. */
export const newOrderSchema = z
  .strictObject({
    /** Made by the client, one for each order: sent again, one is placed. */
    key: z.uuid('Please send a key'),
    currency: currencySchema,
    hold: z.enum(['now', 'later'], 'Please choose when you pay').default('now'),
    tickets: z
      .array(ticketSchema)
      .min(1, 'Please choose a ticket')
      .max(TICKET_LIMITS.perOrder, `At most ${TICKET_LIMITS.perOrder} tickets`),
  })
  .refine(({ tickets }) => tickets.filter(({ isOwn }) => isOwn).length <= 1, {
    path: ['tickets'],
    message: 'Only one ticket can be your own',
  })
export type NewOrder = z.output<typeof newOrderSchema>

/** A ticket as its buyer sees it. */
export interface TicketView {
  id: string
  typeName: string
  name: string
  isOwn: boolean
  amountMinor: number
  /** What the door reads; null until the order is confirmed. */
  code: string | null
}

/** The answer of `GET /api/ticket-orders/:id`, and an entry of `GET /api/ticket-orders/mine`. */
export interface OrderView {
  id: string
  event: {
    id: string
    title: string
    slug: string
    /** ISO 8601. */
    eventDate: string
    isDateToBeAnnounced: boolean
    isCancelled: boolean
    location: string
  }
  status: OrderStatus
  /** Until when it can be paid, as ISO 8601. */
  until: string
  currency: Currency
  totalMinor: number
  /** Id of the invoice; null for a free order, and for one that is still being placed. */
  invoice: string | null
  tickets: TicketView[]
  /** ISO 8601. */
  placedAt: string
}

/** The answer of `GET /api/ticket-orders/mine`, the latest first. */
export interface OwnOrders {
  orders: OrderView[]
}
