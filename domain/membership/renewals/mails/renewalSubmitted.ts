import { z } from 'zod'
import { button, facts } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'

/** To the staff's mailbox: a member has asked for a renewal. */
export const renewalSubmitted = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    years: z.number(),
    expiresAt: z.string(),
  }),
  subject: ({ fullName }) => `New renewal request: ${fullName}`,
  body: ({ fullName, membershipNumber, years, expiresAt }) => [
    facts({
      Member: fullName,
      'Membership ID': membershipNumber,
      'Renewal for': years === 1 ? '1 year' : `${years} years`,
      'Valid until at present': formatJubaDate(expiresAt),
    }),
    button(
      'Confirm or decline the request',
      `/admin/renewals?q=${encodeURIComponent(membershipNumber)}&status=requested`,
    ),
  ],
})
