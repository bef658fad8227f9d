import { z } from 'zod'
import { button, paragraph, quote } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** To a member: what was decided about the request to join a group. */
export const groupJoinDecided = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    group: z.string(),
    slug: z.string(),
    status: z.enum(['accepted', 'refused']),
    feedback: z.string().nullable(),
  }),
  subject: ({ group, status }) =>
    status === 'accepted' ? `Welcome to: ${group}` : `Your request to join: ${group}`,
  body: ({ fullName, group, slug, status, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      status === 'accepted'
        ? `You are now a member of ${group}. Its page shows its people, events and documents.`
        : `We could not accept your request to join ${group}. You can ask again at any time.`,
    ),
    ...(feedback ? [quote(feedback)] : []),
    button('Open the page', `/groups/${slug}`),
  ],
})
