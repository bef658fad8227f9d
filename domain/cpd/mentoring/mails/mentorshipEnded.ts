import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the other person of a mentorship that has ended. */
export const mentorshipEnded = defineMail({
  schema: z.strictObject({ fullName: z.string(), other: z.string(), role: z.enum(['mentor', 'mentee']) }),
  subject: ({ other }) => `Your mentorship with ${other} has ended`,
  body: ({ fullName, other, role }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      role === 'mentor'
        ? `Your mentorship with ${other} has ended. Your place is free for another member.`
        : `Your mentorship with ${other} has ended. You can look for another mentor at any time.`,
    ),
    button('Mentoring', paths.membership.mentoring.build()),
  ],
})
