import { z } from 'zod'
import { formatJubaMoment } from '../../../../platform/jubaTime'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema, eventRows } from '../../mails/eventFacts'

const whyHeld = ({
  type,
  isSeat,
  isAccepted,
}: {
  type: string
  isSeat: boolean | undefined
  isAccepted: boolean | undefined
}): string => {
  if (isAccepted) return `You asked for this ticket, and your request was accepted: ${type}.`
  const what = isSeat ? 'seat has become available' : `ticket has become available: ${type}`
  return `You are on the waiting list for this event, and a ${what}.`
}

/** To the first on a waiting list: a ticket is held until the deadline. */
export const waitingListOffer = defineMail({
  schema: eventMailSchema.extend({
    /** Name of the type of ticket. */
    type: z.string(),
    /** Whether it is a seat at an event that sells no tickets. */
    isSeat: z.boolean().optional(),
    /** Whether it needs approval, and staff agreed. */
    isAccepted: z.boolean().optional(),
    /** The deadline, as ISO 8601. */
    until: z.string(),
  }),
  subject: ({ event, isSeat }) => `A ${isSeat ? 'seat' : 'ticket'} is held for you: ${event.title}`,
  body: ({ event, fullName, type, isSeat, isAccepted, until }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `${whyHeld({ type, isSeat, isAccepted })} We are holding it for you until ${formatJubaMoment(until)}.`,
    ),
    eventRows(event),
    isSeat
      ? button('Register', `/events/${event.slug}`)
      : button('Get the ticket', `/events/${event.slug}/tickets`),
    note(
      `After that, ${isAccepted ? 'others can have it' : 'it goes to the next person on the list'}. If you cannot come, please decline it on the same page.`,
    ),
  ],
})
