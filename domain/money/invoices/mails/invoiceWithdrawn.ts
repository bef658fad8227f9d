import { z } from 'zod'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member whose invoice is void, and in whose place none is issued. */
export const invoiceWithdrawn = defineMail({
  schema: z.strictObject({
    number: z.string(),
    fullName: z.string(),
    /** Why, to stand after "because". */
    reason: z.string(),
  }),
  subject: ({ number }) => `Nothing to pay for invoice ${number}`,
  body: ({ number, fullName, reason }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`Please do not pay invoice ${number}. It is void, because ${reason}. You owe nothing for it.`),
    button('See What I Owe', '/membership/dues'),
  ],
})
