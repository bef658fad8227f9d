import { z } from 'zod'
import { button, heading, list, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { attachTickets } from './attachTickets'
import { calendarEntry, eventMailSchema, eventRows } from '../../mails/eventFacts'

/** A mail about an order of tickets. */
export const orderMailSchema = eventMailSchema.extend({
  order: z.string(),
  /** Name and type of each. */
  tickets: z.array(z.string()),
  /** The valid ones, which are attached; left out of mails of an earlier version. */
  printed: z.array(z.strictObject({ id: z.string(), typeName: z.string(), name: z.string() })).optional(),
  /** Whether it was not paid in time. */
  isExpired: z.boolean(),
  /** What was paid and is the buyer's credit now, as displayed. */
  credit: z.string().optional(),
  /** What of it was kept, as displayed, because the buyer cancelled. */
  fee: z.string().optional(),
  /** Whether other tickets of the order stay valid. */
  isPart: z.boolean().optional(),
  /** Why staff cancelled it. */
  reason: z.string().optional(),
})

/** To the buyer of tickets, once the order is paid or was free. */
export const ticketsConfirmed = defineMail({
  schema: orderMailSchema,
  subject: ({ event }) => `Your tickets: ${event.title}`,
  body: ({ event, fullName, order, tickets }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('Your order is confirmed.'),
    eventRows(event),
    heading(tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`),
    list(tickets.map((ticket) => [{ text: ticket }])),
    button('Show the tickets', `/tickets/${order}`),
    note(
      'Each ticket has its own code, which is read at the door. Show it on a phone or on paper. The tickets are also attached.',
    ),
  ],
  attachments: async (mail, site, payload) => [
    ...calendarEntry(mail, site, 'REQUEST'),
    ...(await attachTickets(payload, mail, site)),
  ],
})
