import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To a person who has cancelled a registration. */
export const registrationCancelled = defineMail({
  schema: eventMailSchema,
  subject: ({ event }) => `Your registration has been cancelled: ${event.title}`,
  body: ({ event, fullName }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('Your registration for this event has been cancelled.'),
    eventRows(event),
    button('See other events', '/events'),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'CANCEL'),
})
