import { z } from 'zod'
import { type Currency, currencySchema } from '../../../platform/money.schema'
import { groupRows } from '../../../platform/formRows.schema'
import type { DrawnCode } from '../../../platform/drawnCode.schema'
import { ticked } from '../../../platform/ticked.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'
import type { OrderStatus } from './statuses.constants'
import { type TicketAnswer, type TicketQuestion, wrongAnswers } from '../questions/questions.constants'
import { answersSchema, checkAnswers } from '../questions/questions.schema'
import type { OwnPlace } from '../waiting/waiting.schema'
import { TICKET_LIMITS, typeCodeSchema } from '../tickets/tickets.schema'

/** How many orders that are not paid somebody may have for an event. */
export const MAX_UNPAID_ORDERS = 3

/** Of who comes with a ticket. */
const nameSchema = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(100, 'At most 100 characters')
  .regex(...ON_ONE_LINE)

/** Body of `POST /api/ticket-orders/:id/tickets/:ticket`, for form and endpoint. Source: issue 34, part 3. */
export const ticketNameSchema = z.strictObject({ name: nameSchema })

/** Body of `POST /api/ticket-orders/:id/tickets/:ticket/answers`. */
export const ticketAnswersSchema = z.strictObject({ answers: answersSchema })

/** The same as a form holds it, with what the event asks: fields named by the ids of questions. */
export const answersFormSchema = (questions: readonly TicketQuestion[]) =>
  answersSchema.superRefine((answers, context) => {
    for (const { question, message } of wrongAnswers(questions, answers))
      context.addIssue({ code: 'custom', path: [question], message })
  })

/** An organisation that pays; an empty one is none. */
const billToSchema = z
  .string()
  .trim()
  .max(120, 'At most 120 characters')
  .regex(...ON_ONE_LINE)
  .transform((text) => text || undefined)
  .optional()

const ticketSchema = z.strictObject({
  /** Id of the type. */
  type: z.string('Please choose a ticket').regex(/^[\da-f]{24}$/, 'Please choose a ticket'),
  name: nameSchema,
  /** Whether it is the buyer's own, for which members have their price. */
  isOwn: ticked,
  answers: answersSchema,
})

/** Body of `POST /api/events/:id/orders`. Source: issue 34, part 1. */
export const newOrderSchema = z
  .strictObject({
    /** Made by the client, one for each order: sent again, one is placed. */
    key: z.uuid('Please send a key'),
    currency: currencySchema,
    /** Of the types that are hidden from others. */
    code: typeCodeSchema.optional(),
    /** The organisation that the invoice is for; left out: the buyer. */
    billTo: billToSchema,
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

/** The same as a form holds it, with what the event asks: its tickets are fields `tickets.0.name`. */
export const orderFormSchema = (questions: readonly TicketQuestion[]) =>
  z.preprocess(groupRows('tickets'), newOrderSchema.superRefine(checkAnswers(questions)))

/** Body of `POST /api/ticket-orders/:id/cancel`, and of `…/tickets/:ticket/cancel`. Source: issue 34, part 3. */
export const cancelOrderSchema = z.strictObject({
  /** What the buyer agreed to lose, in minor units. */
  feeMinor: z.int('Please send the fee').min(0).default(0),
})

/** A ticket as its buyer sees it. */
export interface TicketView {
  id: string
  typeName: string
  name: string
  isOwn: boolean
  amountMinor: number
  answers: TicketAnswer[]
  /** What the door reads; null until the order is confirmed, as is its drawing. */
  code: string | null
  drawing: DrawnCode | null
}

/** The answer of `GET /api/ticket-orders/:id`. */
export interface OrderView {
  id: string
  event: {
    id: string
    title: string
    slug: string
    /** ISO 8601, as `endDate`. */
    eventDate: string
    endDate: string | null
    isDateToBeAnnounced: boolean
    isCancelled: boolean
    /** With the venue. */
    location: string
  }
  status: OrderStatus
  /** Until when it can be paid, as ISO 8601. */
  until: string
  currency: Currency
  totalMinor: number
  /** The organisation that the invoice is for; null for the buyer. */
  billTo: string | null
  /** Id of the invoice; null for a free order, and for one that is still being placed. */
  invoice: string | null
  tickets: (TicketView & {
    /** What can be answered now for the ticket. */
    questions: TicketQuestion[]
    /** What it costs to cancel the ticket alone, in minor units; null where that is not possible. */
    cancelFeeMinor: number | null
  })[]
  /** What the buyer cancelled of the order, ticket by ticket. */
  cancelledTickets: (Pick<TicketView, 'typeName' | 'name' | 'amountMinor'> & { feeMinor: number })[]
  /** ISO 8601. */
  placedAt: string
  /**
   * What it costs the buyer to cancel now, and the last day in Juba on which it costs that, `YYYY-MM-DD`; null for an
   * order that the buyer cannot cancel.
   */
  cancel: { feeMinor: number; lastDay: string | null } | null
  /** What was kept when the buyer cancelled what was paid, in minor units; null for other orders. */
  cancelFeeMinor: number | null
  /** Whether the buyer was there, and has a certificate of attendance. */
  hasCertificate: boolean
}

/** An order in a list: without the codes of its tickets. */
export interface ListedOrder extends Omit<
  OrderView,
  'tickets' | 'cancel' | 'cancelFeeMinor' | 'hasCertificate'
> {
  tickets: Omit<TicketView, 'code' | 'drawing'>[]
}

/** The answer of `GET /api/ticket-orders/mine`, the latest first. */
export interface OwnOrders {
  orders: ListedOrder[]
  /** What the person waits for. */
  waiting: OwnPlace[]
}

/** How many tickets a device keeps to show without a connection. */
export const MAX_UPCOMING_TICKETS = 10

/** A valid ticket for an event that is not over. */
export interface UpcomingTicket {
  id: string
  name: string
  typeName: string
  /** `eventDate` as ISO 8601. */
  event: Pick<OrderView['event'], 'title' | 'eventDate' | 'isDateToBeAnnounced' | 'location'>
  /** What the door reads, drawn. */
  drawing: DrawnCode
}

/** The answer of `GET /api/ticket-orders/upcoming`, the soonest event first. */
export interface UpcomingTickets {
  tickets: UpcomingTicket[]
}
