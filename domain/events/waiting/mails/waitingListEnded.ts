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
        ? 'The ticket that was held for you was not taken in time, and is offered to the next person. You can join the waiting list again.'
        : 'You are on the waiting list for this event. We are sorry: these tickets are no longer sold, and the waiting list is closed.',
    ),
    list(types.map((type) => [{ text: type }])),
    eventRows(event),
    isLapsed
      ? button('See the tickets', `/events/${event.slug}/tickets`)
      : button('See other events', '/events'),
  ],
})
