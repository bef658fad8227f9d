import { z } from 'zod'
import { button, list, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To somebody who is out of the line: tickets are no longer sold, or the offered one was not taken in time. */
export const waitingListEnded = defineMail({
  schema: eventMailSchema.extend({
    /** Names of the types of tickets. */
    types: z.array(z.string()),
    /** Whether the offered ticket was not taken in time. */
    isLapsed: z.boolean(),
  }),
  subject: ({ event, isLapsed }) =>
    isLapsed
      ? `The ticket held for you has passed on: ${event.title}`
      : `Waiting list closed: ${event.title}`,
  body: ({ event, fullName, types, isLapsed }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isLapsed
        ? 'The ticket that we held for you was not ordered in time, and goes to the next person on the list. You can join the waiting list again, at the end.'
        : 'You were on the waiting list for this event. We are sorry: these tickets are no longer sold, and the waiting list is closed.',
    ),
    list(types.map((type) => [{ text: type }])),
    eventRows(event),
    isLapsed
      ? button('See the tickets', `/events/${event.slug}/tickets`)
      : button('See other events', '/events'),
  ],
})
