import { z } from 'zod'
import { note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { calendarEntry, eventMailSchema, eventRows } from '../../mails/eventFacts'
import { attachTickets } from './attachTickets'

/** To who comes with a ticket that somebody else ordered, when its buyer has it sent. */
export const ticketForYou = defineMail({
  schema: eventMailSchema.extend({
    /** Who ordered it. */
    buyer: z.string(),
    printed: z.array(z.strictObject({ id: z.string(), typeName: z.string(), name: z.string() })),
  }),
  subject: ({ event }) => `Your ticket: ${event.title}`,
  body: ({ event, fullName, buyer }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`${buyer} has ordered a ticket for you. It is attached.`),
    eventRows(event),
    note('Its code is read at the door. Show it on a phone or on paper.'),
    note(
      'If you have an account with this address and the name on the ticket, your attendance is noted there, ' +
        'with the CPD hours.',
    ),
    note(`Only ${buyer} can change the ticket, and is told when the event changes.`),
  ],
  attachments: async (mail, site, payload) => [
    ...calendarEntry(mail, site, 'REQUEST'),
    ...(await attachTickets(payload, mail, site)),
  ],
})
