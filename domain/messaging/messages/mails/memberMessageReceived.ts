import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * To a member: another member wrote. The name alone, neither address; an answer goes through the site.
 * Confidential: only the two of them read what is in it.
 */
export const memberMessageReceived = defineMail({
  schema: z.strictObject({ messageId: z.string(), from: z.string(), subject: z.string(), text: z.string() }),
  isConfidential: true,
  subject: ({ from, subject }) => `Message from ${from}: ${subject}`,
  body: ({ messageId, from, text }, { shortName }) => [
    paragraph(`${from}, a member of ${shortName}, wrote to you:`),
    quote(text),
    button('Read and answer', paths.messages.build({ message: messageId })),
    note(
      `Please answer on the site: a reply to this email does not reach ${from}. Your email address was not shown. You can block the sender, report the message, or turn messages off there.`,
    ),
  ],
})
