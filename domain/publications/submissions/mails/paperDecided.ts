import { z } from 'zod'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the author of a paper: what was decided, and why. */
export const paperDecided = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    title: z.string(),
    status: z.enum(['accepted', 'declined']),
    feedback: z.string().nullable(),
  }),
  subject: ({ status }) =>
    status === 'accepted' ? 'Your paper has been accepted' : 'About the paper you submitted',
  body: ({ fullName, title, status, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      status === 'accepted'
        ? 'Your paper has been accepted. We will prepare it for publication.'
        : 'Thank you for sharing your work with us. We cannot publish this paper in its present form.',
    ),
    facts({ Title: title }),
    ...(feedback ? [quote(feedback)] : []),
    button('See your papers', '/membership/papers'),
  ],
})
