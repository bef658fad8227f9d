import { z } from 'zod'
import { paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** What Payload itself sends: a subject and a text. What is in it is not known here, so nobody but its reader sees it. */
export const plain = defineMail({
  schema: z.strictObject({ subject: z.string(), text: z.string() }),
  isConfidential: true,
  subject: ({ subject }) => subject,
  body: ({ text }) => text.split(/\n{2,}/).map(paragraph),
})
