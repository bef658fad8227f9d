import { button, list, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventRows } from '../../mails/eventFacts'
import { orderMailSchema } from './ticketsConfirmed'

const EXPIRED =
  'These tickets were not paid in time, and others can buy them now. You owe nothing for them. If your payment still comes, you get the tickets while their seats are free; otherwise the money is kept as your credit. We tell you either way.'

const PART =
  'This ticket is cancelled, and its code is no longer valid. The other tickets of your order stay valid.'

/** What becomes of an amount that was paid. */
const CREDIT =
  ' is kept as your credit, which can pay for another event or any other invoice. To have it paid back, please reply to this email.'

/** To the buyer of tickets that are free again: not paid in time, or cancelled. */
export const ticketsReleased = defineMail({
  schema: orderMailSchema,
  subject: ({ event, isExpired, isPart }) =>
    isExpired
      ? `Your tickets were not paid in time: ${event.title}`
      : `${isPart ? 'One ticket' : 'Tickets'} cancelled: ${event.title}`,
  body: ({ event, fullName, tickets, isExpired, isPart, reason, credit, fee }) => [
    paragraph(`Dear ${fullName},`),
    ...(event.isCancelled ? [paragraph('We are sorry: this event has been cancelled.')] : []),
    paragraph(isExpired ? EXPIRED : isPart ? PART : 'These tickets are cancelled and no longer valid.'),
    ...(fee ? [paragraph(`By the terms of this event, ${fee} of what you had paid is not returned.`)] : []),
    ...(credit ? [paragraph(`${fee ? `The rest, ${credit},` : `You had paid ${credit}. It`}${CREDIT}`)] : []),
    ...(reason ? [quote(reason)] : []),
    list(tickets.map((ticket) => [{ text: ticket }])),
    eventRows(event),
    event.isCancelled
      ? button('See other events', '/events')
      : button('See the event', `/events/${event.slug}`),
  ],
  // while there are other tickets, the event stays in the calendar
  attachments: (mail, site) => (mail.isPart ? [] : calendarEntry(mail, site, 'CANCEL')),
})
