import { z } from 'zod'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'

/** To a member: the request to renew has arrived, and what happens now. */
export const renewalRequested = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    years: z.number(),
    expiresAt: z.string(),
  }),
  subject: (_data, site) => `We have received your request to renew your ${site.shortName} membership`,
  body: ({ fullName, membershipNumber, years, expiresAt }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'We have received your request to renew your membership. Our staff will confirm it, and we will write to you then.',
    ),
    facts({
      'Membership ID': membershipNumber,
      'Renewal for': years === 1 ? '1 year' : `${years} years`,
      'Valid until at present': formatJubaDate(expiresAt),
    }),
    button('See your request', '/membership/renewal/request'),
  ],
})
