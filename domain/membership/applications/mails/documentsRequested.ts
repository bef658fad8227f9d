import { z } from 'zod'
import { button, list, note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the applicant: what a reviewer needs before the application can be decided. */
export const documentsRequested = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    documents: z.array(z.string()),
    message: z.string().nullable(),
  }),
  subject: (_, site) => `Your application to ${site.shortName}: we need something from you`,
  body: ({ fullName, documents, message }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      documents.length > 0
        ? 'Before we can decide your application, please send us:'
        : 'Before we can decide your application, we need an answer from you:',
    ),
    ...(documents.length > 0 ? [list(documents.map((name) => [{ text: name }]))] : []),
    ...(message ? [quote(message)] : []),
    button('Add Documents', '/membership/application'),
    note('If you have a question, please contact us.'),
  ],
})
