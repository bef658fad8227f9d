import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To a person who has registered for an event. */
export const registrationConfirmed = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `You are registered: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('You have been registered for this event.'),
    eventRows(event),
    button('See the event', `/events/${event.slug}`),
    note(
      'A calendar entry is attached. If you can no longer attend, please cancel on the event page so that someone else can have your seat.',
    ),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'REQUEST'),
})
