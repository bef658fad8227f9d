import { z } from 'zod'
import { button, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from '../../mails/eventFacts'

/** To a person whose registration staff have removed. */
export const registrationRemoved = defineMail({
  schema: eventMailSchema.extend({ reason: z.string().optional() }),
  subject: ({ event }) => `You are no longer registered: ${event.title}`,
  body: ({ event, fullName, reason }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('The association has removed your registration for this event.'),
    ...(reason ? [quote(reason)] : []),
    eventRows(event),
    paragraph('If you think this is a mistake, please reply to this email.'),
    button('See other events', '/events'),
  ],
  attachments: (mail, site) => calendarEntry(mail, site, 'CANCEL'),
})
