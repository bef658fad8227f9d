import { z } from 'zod'
import { formatJubaMoment } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema } from '../../mails/eventFacts'

/** To everybody who had chosen a session that staff have taken off the programme of an event. */
export const sessionRemoved = defineMail({
  schema: eventMailSchema.extend({
    /** Title of the session. */
    session: z.string(),
    /** When it was to start, as ISO 8601. */
    startsAt: z.string(),
  }),
  subject: ({ session }) => `Session does not take place: ${session}`,
  body: ({ event, fullName, session, startsAt }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('We are sorry: a session that you had chosen does not take place.'),
    facts({ Session: session, 'Planned for': formatJubaMoment(startsAt), Event: event.title }),
    button('See the programme', `/events/${event.slug}/programme`),
    note('You keep your seat at the event.'),
  ],
})
