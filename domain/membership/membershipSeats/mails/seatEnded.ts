import { z } from 'zod'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a person whose seat in a company's membership has ended. */
export const seatEnded = defineMail({
  schema: z.strictObject({ fullName: z.string(), company: z.string() }),
  subject: ({ company }, site) => `Your seat in the ${site.shortName} membership of ${company} has ended`,
  body: ({ fullName, company }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `Your seat in the membership of ${company} in the ${site.name} has ended. A membership of your own, if you have one, goes on.`,
    ),
    paragraph(
      'Your account, your CPD record and your membership number stay yours. You can apply for a membership of your own.',
    ),
    button('Open your dashboard', '/membership/dashboard'),
  ],
})
