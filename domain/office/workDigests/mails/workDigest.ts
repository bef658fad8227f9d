import { z } from 'zod'
import { button, list, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member of staff who asked for it: how much waits, without a name of anybody. */
export const workDigest = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    /** How many things wait in all. */
    total: z.number(),
    /** By kind, as displayed: `3 Applications, 1 of them later than promised`. */
    lines: z.array(z.string()),
  }),
  subject: ({ total }, site) =>
    `${total} ${total === 1 ? 'thing waits' : 'things wait'} for you at ${site.shortName}`,
  body: ({ fullName, lines }) => [
    paragraph(`Good morning, ${fullName}.`),
    paragraph('This waits for you today:'),
    list(lines.map((text) => [{ text }])),
    button('Open Today', '/admin/today'),
    note('You asked for this email. At the end of Today you can switch it off.'),
  ],
})
