import { button, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from './eventFacts'

/** To everybody registered for an event that staff have cancelled. */
export const eventCancelled = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `Cancelled: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('We are sorry: an event you registered for has been cancelled.'),
    eventRows(event),
    button('See other events', '/events'),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'CANCEL'),
})
