import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'
import { calendarEntry, eventMailSchema, eventRows } from './eventFacts'

/** To who has registered for an event. */
export const registrationConfirmed = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `You are registered: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('You have been registered for this event.'),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
    note('The entry for your calendar is attached. If you cannot come, please cancel on the page of the event: someone else is glad of the seat.'),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'REQUEST'),
})
