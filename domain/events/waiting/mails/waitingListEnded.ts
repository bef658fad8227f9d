import { z } from 'zod'
import { button, list, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema, eventRows } from '../../mails/eventFacts'

const thing = (isSeat: boolean | undefined): string => (isSeat ? 'seat' : 'ticket')

const lapsed = (isSeat: boolean | undefined, isAccepted: boolean | undefined): string => {
  const notTaken = `The ${thing(isSeat)} that we held for you was not taken in time`
  return isAccepted
    ? `${notTaken}. You can ask for it again.`
    : `${notTaken}, and goes to the next person on the list. You can join the waiting list again, at the end.`
}
const closed = (isSeat: boolean | undefined): string =>
  `You were on the waiting list for this event. We are sorry: ${isSeat ? 'no seat became available' : 'these tickets are no longer sold'}, and the waiting list is closed.`

/** To somebody who is out of the line: tickets are no longer sold, or the offered one was not taken in time. */
export const waitingListEnded = defineMail({
  schema: eventMailSchema.extend({
    /** Names of the types of tickets. */
    types: z.array(z.string()),
    /** Whether the offered ticket was not taken in time. */
    isLapsed: z.boolean(),
    /** Whether it was offered because staff accepted a request. */
    isAccepted: z.boolean().optional(),
    /** Whether it was a seat at an event that sells no tickets. */
    isSeat: z.boolean().optional(),
  }),
  subject: ({ event, isLapsed, isSeat }) =>
    isLapsed
      ? `The ${thing(isSeat)} held for you has passed on: ${event.title}`
      : `Waiting list closed: ${event.title}`,
  body: ({ event, fullName, types, isLapsed, isAccepted, isSeat }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(isLapsed ? lapsed(isSeat, isAccepted) : closed(isSeat)),
    ...(isSeat ? [] : [list(types.map((type) => [{ text: type }]))]),
    eventRows(event),
    isLapsed
      ? button(
          isSeat ? 'See the event' : 'See the tickets',
          `/events/${event.slug}${isSeat ? '' : '/tickets'}`,
        )
      : button('See other events', '/events'),
  ],
})
