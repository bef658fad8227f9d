import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { fileStorage } from '../../../../services/fileStorage'
import { note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To who wrote through the contact form: what the staff answered, and what was asked below it. */
export const contactMessageAnswered = defineMail({
  schema: z.strictObject({
    name: z.string(),
    subject: z.string(),
    message: z.string(),
    answer: z.string(),
    /** By which a reply finds the thread. */
    token: z.string().optional(),
    /** Each with its key in file storage. */
    attachments: z
      .array(z.strictObject({ key: z.string(), filename: z.string(), contentType: z.string() }))
      .optional(),
  }),
  subject: ({ subject }) => `Re: ${subject}`,
  body: ({ name, message, answer }, site) => [
    paragraph(`Dear ${name},`),
    ...answer.split(/\n{2,}/).map(paragraph),
    note(`You wrote to the ${site.name} through its website:`),
    quote(message),
  ],
  replyToken: ({ token }) => token && `t-${token}`,
  attachments: ({ attachments = [] }) =>
    Promise.all(
      attachments.map(async ({ key, filename, contentType }) => ({
        filename,
        contentType,
        content: await buffer(await fileStorage.open(key)),
      })),
    ),
})
