import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a mentee: staff propose a mentor. */
export const mentoringProposed = defineMail({
  schema: z.strictObject({ fullName: z.string(), mentor: z.string() }),
  subject: ({ mentor }) => `We propose ${mentor} as your mentor`,
  body: ({ fullName, mentor }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `We have found a mentor who suits your request: ${mentor}. The mentorship begins when both of you accept.`,
    ),
    button('Accept or decline', paths.membership.mentoring.build()),
  ],
})
