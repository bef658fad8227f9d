import { z } from 'zod'
import { paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** A mail of Payload itself: a subject and a text. Its content is unknown, so it is confidential. */
export const plain = defineMail({
  schema: z.strictObject({ subject: z.string(), text: z.string() }),
  isConfidential: true,
  subject: ({ subject }) => subject,
  body: ({ text }) => text.split(/\n{2,}/).map(paragraph),
})
