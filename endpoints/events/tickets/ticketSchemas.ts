import { z } from 'zod'
import type { OrderList } from '../../../domain/events/orders/orderList.schema'
import type { OrderView, OwnOrders, UpcomingTickets } from '../../../domain/events/orders/orders.schema'
import { ORDER_STATUSES } from '../../../domain/events/orders/statuses.constants'
import {
  AUDIENCES,
  type StaffTicketTypes,
  type TicketOffers,
} from '../../../domain/events/tickets/tickets.schema'
import { keysOf } from '../../../platform/records.schema'
import { cancelTermAnswer, questionAnswer } from './settings'
import { currency, minor, moment, pageOf, text, whole } from '../../answerSchemas'

/** What the endpoints of tickets and orders answer. */

export const ticketTypesAnswer = z.object({
  types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: text,
      capacity: whole.nullable().describe('Null: as many as the event has seats.'),
      perPerson: whole.describe('How many one person may buy, in all orders.'),
      isOnSale: z.boolean(),
      code: text.describe('Who gives it sees and can buy the type, nobody else.'),
      needsApproval: z.boolean().describe('Whether people ask for it, and staff decide.'),
      isExtra: z.boolean().describe('Whether it takes no seat of the event, like a dinner.'),
      prices: z.array(
        z.object({
          audience: z.enum(keysOf(AUDIENCES)),
          currency,
          amountMinor: minor,
          from: text,
          until: text,
        }),
      ),
      sold: whole.describe('Sold, or held for orders that are not paid yet.'),
      updatedAt: moment.describe('To be sent with the next change.'),
    }),
  ),
}) satisfies z.ZodType<StaffTicketTypes>

export const offersAnswer = z.object({
  isOpen: z.boolean(),
  hasOwn: z.boolean().describe('Whether the caller has a seat already.'),
  types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: text,
      needsCode: z.boolean().describe('Whether it is offered for the code that was given.'),
      needsApproval: z.boolean().describe('Whether it is asked for first, and staff decide.'),
      isExtra: z.boolean().describe('Whether it takes no seat of the event, and is nobody’s own.'),
      left: whole.nullable().describe('Null: without a limit.'),
      most: whole.describe('How many the caller can order now.'),
      waitingCount: whole.describe('How many wait for one.'),
      waiting: z
        .object({ position: whole, count: whole })
        .nullable()
        .describe('Where the caller stands in the line, from 1.'),
      offer: z.object({ until: moment }).nullable().describe('Until when one is held for the caller.'),
      canWait: z.boolean().describe('Whether the caller can join the line.'),
      offers: z.array(
        z.object({
          currency,
          amountMinor: minor.nullable().describe('Null where only members can buy it.'),
          ownMinor: minor.nullable().describe('For the own ticket, where it is another price.'),
        }),
      ),
    }),
  ),
  questions: z.array(questionAnswer).describe('What is asked for each ticket of these types.'),
  cancelTerms: z
    .array(cancelTermAnswer.extend({ lastDay: text.describe('In Juba; null while the date is not known.') }))
    .describe('When paid orders can be cancelled, the earliest first.'),
}) satisfies z.ZodType<TicketOffers>

const ticket = z.object({
  id: z.string(),
  typeName: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  amountMinor: minor,
  answers: z.array(z.object({ question: z.string(), label: z.string(), answer: z.string() })),
})

const listedOrder = z.object({
  id: z.string(),
  event: z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    eventDate: moment,
    endDate: moment.nullable(),
    isDateToBeAnnounced: z.boolean(),
    isCancelled: z.boolean(),
    location: z.string().describe('With the venue.'),
  }),
  status: z.enum(keysOf(ORDER_STATUSES)),
  until: moment.describe('Until when it can be paid.'),
  currency,
  totalMinor: minor,
  billTo: text.describe('The organisation that the invoice is for.'),
  invoice: text,
  tickets: z.array(ticket),
  cancelledTickets: z
    .array(ticket.pick({ typeName: true, name: true, amountMinor: true }).extend({ feeMinor: minor }))
    .describe('What the buyer cancelled of it, ticket by ticket.'),
  placedAt: moment,
})

export const ownOrdersAnswer = z.object({
  orders: z.array(listedOrder),
  waiting: z.array(
    z.object({
      id: z.string(),
      event: listedOrder.shape.event.pick({ title: true, slug: true }),
      ticket: z.string().describe('The name of the type of ticket, or `Seat`.'),
      isSeat: z.boolean(),
      position: whole.nullable().describe('From 1; null for an offer, and while staff decide.'),
      offeredUntil: moment.nullable().describe('Until when one is held for the caller.'),
    }),
  ),
}) satisfies z.ZodType<OwnOrders>

export const orderAnswer = listedOrder.extend({
  tickets: z.array(
    ticket.extend({
      code: text.describe('What the door reads; null until the order is confirmed.'),
      drawing: z.object({ size: whole, path: z.string() }).nullable().describe('The code as a QR code.'),
      questions: z.array(questionAnswer).describe('What can be answered now.'),
      cancelFeeMinor: minor.nullable().describe('What it costs to cancel the ticket alone, if it can be.'),
    }),
  ),
  cancel: z
    .object({ feeMinor: minor, lastDay: text })
    .nullable()
    .describe('What it costs the buyer to cancel now; null for what cannot be cancelled.'),
  hasCertificate: z.boolean().describe('Whether the caller has a certificate of attendance.'),
  cancelFeeMinor: minor.nullable().describe('What was kept when the buyer cancelled what was paid.'),
}) satisfies z.ZodType<OrderView>

const drawing = z.object({ size: whole, path: z.string() })

export const upcomingTicketsAnswer = z.object({
  tickets: z.array(
    ticket.omit({ isOwn: true, amountMinor: true, answers: true }).extend({
      event: listedOrder.shape.event.pick({
        title: true,
        eventDate: true,
        isDateToBeAnnounced: true,
        location: true,
      }),
      drawing: drawing.describe('What the door reads, as a QR code.'),
    }),
  ),
}) satisfies z.ZodType<UpcomingTickets>

export const orderListAnswer = pageOf(
  listedOrder.omit({ event: true, tickets: true, cancelledTickets: true, billTo: true }).extend({
    buyer: z.object({ id: z.string().describe('Of the account.'), fullName: z.string(), email: z.string() }),
    tickets: z.array(ticket),
  }),
).extend({
  questions: z
    .array(questionAnswer.pick({ id: true, label: true }))
    .describe('What is asked for the tickets.'),
}) satisfies z.ZodType<OrderList>

export const ORDER_ID = { id: 'The id of the order.' }
export const TICKET_OF_ORDER = { ...ORDER_ID, ticket: 'The id of the ticket.' }
export const NO_ORDER = { 404: 'There is no such order, or it is somebody else’s' }
