import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To who submitted a job opening: it is published, or why it is not. */
export const jobOpeningDecided = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    title: z.string(),
    slug: z.string(),
    status: z.enum(['published', 'declined']),
    feedback: z.string().nullable(),
    lastDay: z.string(),
  }),
  subject: ({ status }) =>
    status === 'published' ? 'Your job opening is published' : 'About the job opening you submitted',
  body: ({ fullName, title, slug, status, feedback, lastDay }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      status === 'published'
        ? 'Your job opening is on our careers page until its last day. You can close it earlier.'
        : 'We cannot publish this job opening as it is. You can correct it and submit it again.',
    ),
    facts({ Title: title, 'Last day': formatJubaDate(lastDay) }),
    ...(feedback ? [quote(feedback)] : []),
    status === 'published'
      ? button('See the opening', paths.opening.build(slug))
      : button('Correct it', paths.submitOpening.build()),
  ],
})
