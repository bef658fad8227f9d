import { z } from 'zod'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the association's own mailbox: mails to a person come back. */
export const addressPaused = defineMail({
  schema: z.strictObject({
    name: z.string(),
    email: z.string(),
    reason: z.string(),
    /** The page of the person, where there is one. */
    link: z.string().optional(),
  }),
  subject: ({ name }) => `Emails to ${name} come back`,
  body: ({ name, email, reason, link }) => [
    paragraph('Three emails to this person could not be delivered. No more are sent to the address.'),
    facts({ Person: name, Address: email, Reason: reason }),
    ...(link ? [button('Open the person’s page', link)] : []),
    note(
      'Invoices and receipts are held back too. A new address is used at once; the old one can be resumed there.',
    ),
  ],
})
