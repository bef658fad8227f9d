import { button, note, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from './eventFacts'

/** To everybody registered for an event whose time or place staff have changed. */
export const eventChanged = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `Changed: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('An event you registered for has changed. The new details are:'),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
    note('You are still registered. If you can no longer attend, please cancel on the event page.'),
    note(
      'If you bought tickets and the event is now on another day, you can cancel your order without a fee until it begins.',
    ),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'REQUEST'),
})
