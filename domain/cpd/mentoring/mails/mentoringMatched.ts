import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To both: the mentorship has begun. They write through the site, without addresses. */
export const mentoringMatched = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    other: z.string(),
    role: z.enum(['mentor', 'mentee']),
    profile: z.string().nullable(),
  }),
  subject: ({ other, role }) =>
    role === 'mentor' ? `You are now ${other}’s mentor` : `${other} is now your mentor`,
  body: ({ fullName, other, role, profile }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      role === 'mentor'
        ? `You are now ${other}’s mentor. Please write to agree on your first meeting.`
        : `${other} is now your mentor. Please write to agree on your first meeting, and bring three goals.`,
    ),
    button(
      `Write to ${other}`,
      profile ? paths.messages.build({ to: profile }) : paths.membership.mentoring.build(),
    ),
    note('You write to each other through the site. Your email addresses are not shown.'),
  ],
})
