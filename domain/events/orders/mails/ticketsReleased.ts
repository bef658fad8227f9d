import { button, list, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventRows } from '../../mails/eventFacts'
import { orderMailSchema } from './ticketsConfirmed'

/** To the buyer of tickets that are free again: not paid in time, or cancelled. */
export const ticketsReleased = defineMail({
  schema: orderMailSchema,
  subject: ({ event, isExpired }) =>
    isExpired ? `Your tickets were not paid in time: ${event.title}` : `Tickets cancelled: ${event.title}`,
  body: ({ event, fullName, tickets, isExpired, reason }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isExpired
        ? 'These tickets were not paid in time, and others can buy them now. You owe nothing for them. If you did pay, the money is kept as your credit; please reply to this email and we will help.'
        : 'These tickets are cancelled and no longer valid.',
    ),
    ...(reason ? [quote(reason)] : []),
    list(tickets.map((ticket) => [{ text: ticket }])),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'CANCEL'),
})
