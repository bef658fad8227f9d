import { z } from 'zod'
import { formatJubaMoment } from '../../../../platform/jubaTime'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To the first on a waiting list: a ticket is held until the deadline. */
export const waitingListOffer = defineMail({
  schema: eventMailSchema.extend({
    /** Name of the type of ticket. */
    type: z.string(),
    /** The deadline, as ISO 8601. */
    until: z.string(),
  }),
  subject: ({ event }) => `A ticket is held for you: ${event.title}`,
  body: ({ event, fullName, type, until }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `You are on the waiting list for this event, and a ticket has become available: ${type}. We are holding it for you until ${formatJubaMoment(until)}.`,
    ),
    eventRows(event),
    button('Get the ticket', `/events/${event.slug}/tickets`),
    note(
      'After that, it goes to the next person on the list. If you cannot come, please decline it on the same page.',
    ),
  ],
})
