import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

const SUBJECTS = {
  expired: 'has expired',
  grace: 'has expired: please renew it',
  removal: 'will end soon',
} as const

/** To a member after the end of a term: on expiry, in the grace period, and before staff decide about a removal. */
export const membershipLapsed = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    expiresAt: z.string(),
    graceUntil: z.string(),
    stage: z.enum(['expired', 'grace', 'removal']),
  }),
  subject: ({ stage }, site) => `Your ${site.shortName} membership ${SUBJECTS[stage]}`,
  body: ({ fullName, membershipNumber, expiresAt, graceUntil, stage }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      stage === 'removal'
        ? `Your membership expired on ${formatJubaDate(expiresAt)}, and the grace period ends on ${formatJubaDate(graceUntil)}. After that the association decides whether to remove you from the register.`
        : `Your membership expired on ${formatJubaDate(expiresAt)}. You keep your rights until ${formatJubaDate(graceUntil)}; if you renew until then, your new term follows the old one without a gap.`,
    ),
    facts({
      'Membership ID': membershipNumber,
      Expired: formatJubaDate(expiresAt),
      'Grace period until': formatJubaDate(graceUntil),
    }),
    button('Renew your membership', '/membership/renewal/request'),
    note('If you have paid already, you need not do anything. If you cannot pay, please contact us.'),
  ],
})
