import { z } from 'zod'
import { button, facts, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To the author of a paper: it has arrived, and what happens now. */
export const paperReceived = defineMail({
  schema: z.strictObject({ fullName: z.string(), title: z.string() }),
  subject: () => 'Your paper has arrived',
  body: ({ fullName, title }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('Thank you for your paper. The division it concerns reads it, and we write to you as soon as it is decided.'),
    facts({ Title: title }),
    button('See how it stands', '/membership/papers'),
  ],
})
