import { z } from 'zod'
import { button, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To somebody who asked for a ticket that needs approval, and does not get one. */
export const ticketRequestDeclined = defineMail({
  schema: eventMailSchema.extend({
    /** Name of the type of ticket. */
    type: z.string(),
    /** What staff write to the person; empty for nothing. */
    reason: z.string(),
  }),
  subject: ({ event }) => `Your request for a ticket: ${event.title}`,
  body: ({ event, fullName, type, reason }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`You asked for this ticket: ${type}. We are sorry: we cannot give you one.`),
    ...(reason ? [quote(reason)] : []),
    eventRows(event),
    button('See the tickets', `/events/${event.slug}/tickets`),
  ],
})
