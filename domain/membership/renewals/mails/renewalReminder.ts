import { z } from 'zod'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'

/** To a member, 60, 30 and 7 days before the membership ends. Source: spec.md section 9, "Renewal reminders". */
export const renewalReminder = defineMail({
  schema: z.strictObject({ fullName: z.string(), membershipNumber: z.string(), expiresAt: z.string() }),
  subject: ({ expiresAt }, site) =>
    `Your ${site.shortName} membership expires on ${formatJubaDate(expiresAt)}`,
  body: ({ fullName, membershipNumber, expiresAt }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `Your membership expires on ${formatJubaDate(expiresAt)}. Renewing takes a minute: choose one year or several.`,
    ),
    facts({ 'Membership ID': membershipNumber, 'Valid until': formatJubaDate(expiresAt) }),
    button('Renew your membership', '/membership/renewal/request'),
    note('If you cannot pay in time, please contact us before then, and we will try to find a solution.'),
  ],
})
