import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'
import { calendarEntry, eventMailSchema, eventRows } from './eventFacts'

/** To everybody registered for an event whose time or place staff have changed. */
export const eventChanged = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `Changed: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('This event, for which you are registered, has changed. This is how it takes place now:'),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
    note('You are still registered. If you cannot come, please cancel on the page of the event.'),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'REQUEST'),
})
