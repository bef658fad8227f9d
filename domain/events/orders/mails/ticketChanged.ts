import { button, list, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventRows } from '../../mails/eventFacts'
import { attachTickets } from './attachTickets'
import { orderMailSchema } from './ticketsConfirmed'

/** To the buyer of a ticket whose name was changed: the new one. */
export const ticketChanged = defineMail({
  schema: orderMailSchema,
  subject: ({ event }) => `A new ticket: ${event.title}`,
  body: ({ event, fullName, order, tickets }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('The name on a ticket was changed. The new ticket is attached:'),
    list(tickets.map((ticket) => [{ text: ticket }])),
    eventRows(event),
    button('Show the tickets', `/tickets/${order}`),
    note('The ticket has a new code. The old one, also as PDF or on paper, is not valid any more.'),
  ],
  attachments: (mail, site, payload) => attachTickets(payload, mail, site),
})
