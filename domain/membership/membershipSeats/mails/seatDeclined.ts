import { z } from 'zod'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the contact of a company, when somebody has declined a seat of its membership. */
export const seatDeclined = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    company: z.string(),
    /** Who declined, as invited. */
    name: z.string(),
    email: z.string(),
  }),
  subject: ({ name }) => `${name} has declined a seat of your membership`,
  body: ({ fullName, company, name, email }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `${name} (${email}) has declined a seat in the membership of ${company} in the ${site.name}. The seat is free, and you can invite somebody else.`,
    ),
    button('See your seats', '/membership/seats'),
  ],
})
