import { z } from 'zod'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the author of a paper: it has arrived, and what happens now. */
export const paperReceived = defineMail({
  schema: z.strictObject({ fullName: z.string(), title: z.string() }),
  subject: () => 'We have received your paper',
  body: ({ fullName, title }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'Thank you for your paper. The relevant division will review it. We will email you as soon as a decision is made.',
    ),
    facts({ Title: title }),
    button('Check its status', '/membership/papers'),
  ],
})
