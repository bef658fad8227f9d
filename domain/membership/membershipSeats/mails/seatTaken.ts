import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a person who has accepted a seat of a company's membership. */
export const seatTaken = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    company: z.string(),
    /** Null for a person whose own membership comes first. */
    membershipNumber: z.string().nullable(),
    expiresAt: z.string().nullable(),
  }),
  subject: ({ company }, site) => `Your seat in the ${site.shortName} membership of ${company}`,
  body: ({ fullName, company, membershipNumber, expiresAt }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`You hold a seat in the membership of ${company} in the ${site.name}.`),
    ...(membershipNumber
      ? [
          facts({
            'Membership ID': membershipNumber,
            Company: company,
            'Valid until': expiresAt ? formatJubaDate(expiresAt) : 'No end date',
          }),
        ]
      : [paragraph('Your own membership goes on. The seat counts from when that ends.')]),
    button('Open your dashboard', '/membership/dashboard'),
    note('The company pays the dues and renews the membership. You have nothing to pay for it.'),
  ],
})
