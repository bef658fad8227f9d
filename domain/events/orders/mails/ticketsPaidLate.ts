import { button, list, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventRows } from '../../mails/eventFacts'
import { orderMailSchema } from './ticketsConfirmed'
import { z } from 'zod'

/** To the buyer whose money came after the time to pay, when the order could not have its seats again. */
export const ticketsPaidLate = defineMail({
  schema: orderMailSchema.extend({ credit: z.string(), isTooLittle: z.boolean() }),
  subject: ({ event }) => `Your payment came too late for the tickets: ${event.title}`,
  body: ({ event, fullName, tickets, credit, isTooLittle }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isTooLittle
        ? `Your payment of ${credit} came after the time to pay for these tickets was over, and is less than they cost. You have no tickets.`
        : `Your payment of ${credit} came after the time to pay for these tickets was over, and their seats are not free any more. You have no tickets.`,
    ),
    list(tickets.map((ticket) => [{ text: ticket }])),
    paragraph(
      'The money is not lost: it is kept as your credit, which can pay for another event or any other invoice. To have it paid back, please reply to this email.',
    ),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
  ],
})
