import { z } from 'zod'
import { note, paragraph, quote } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** To who wrote through the contact form: what the staff answered, and what was asked below it. */
export const contactMessageAnswered = defineMail({
  schema: z.strictObject({ name: z.string(), subject: z.string(), message: z.string(), answer: z.string() }),
  subject: ({ subject }) => `Re: ${subject}`,
  body: ({ name, message, answer }, site) => [
    paragraph(`Dear ${name},`),
    ...answer.split(/\n{2,}/).map(paragraph),
    note(`You wrote to the ${site.name} through its website:`),
    quote(message),
  ],
})
