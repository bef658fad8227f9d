import { z } from 'zod'
import { button, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member whose request to renew was declined, with what the staff say about it. */
export const renewalDeclined = defineMail({
  schema: z.strictObject({ fullName: z.string(), feedback: z.string().nullable() }),
  subject: (_data, site) => `Your request to renew your ${site.shortName} membership`,
  body: ({ fullName, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'We are sorry: we could not confirm your request to renew your membership. You are welcome to ask again or to contact us about it.',
    ),
    ...(feedback ? [quote(feedback)] : []),
    button('See your membership', '/membership/renewal/request'),
  ],
})
