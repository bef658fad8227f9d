import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventFactsSchema, eventRows } from '../../mails/eventFacts'
import { GUEST_LINK_MINUTES } from '../guestOrders.schema'

/**
 * Asks a guest who orders tickets to confirm the address. It contains nothing that the guest wrote: the address may be
 * a stranger's. The token stands after the `#`, which browsers send to no server; opening the link orders nothing.
 */
export const confirmTickets = defineMail({
  schema: z.strictObject({ token: z.string(), event: eventFactsSchema, count: z.number().int() }),
  isConfidential: true,
  expiresAfterMinutes: GUEST_LINK_MINUTES,
  subject: ({ event }) => `Confirm your tickets: ${event.title}`,
  body: ({ token, event, count }, site) => [
    paragraph(
      `This email address was given to order ${count === 1 ? 'a ticket' : `${count} tickets`} on the website of the ${site.name}. Nothing is reserved yet. Please confirm that the address is yours.`,
    ),
    eventRows(event),
    button('Confirm my tickets', `/confirm-tickets#${token}`),
    note('The link expires after one hour. Please use it on the phone or computer on which you want to pay.'),
    note(
      'Your tickets are kept in an account for this address. You do not need a password now. To come back later, choose one with “Forgot password” on the page where you sign in.',
    ),
    note(
      'If you did not order tickets, please ignore this email. Nothing is ordered until the link is used.',
    ),
  ],
})
