import { z } from 'zod'
import { button, facts, note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'

/**
 * To a member: the renewal is confirmed, and where the new certificate is. Source: spec.md section 2,
 * "/membership/renewal".
 */
export const renewalConfirmed = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    years: z.number(),
    /** The new end. */
    expiresAt: z.string(),
    feedback: z.string().nullable(),
  }),
  subject: (_data, site) => `Your ${site.shortName} membership has been renewed`,
  body: ({ fullName, membershipNumber, years, expiresAt, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `Your membership has been renewed for ${years === 1 ? 'a year' : `${years} years`}. Thank you for your continued support.`,
    ),
    ...(feedback ? [quote(feedback)] : []),
    facts({ 'Membership ID': membershipNumber, 'Valid until': formatJubaDate(expiresAt) }),
    button('Download your new certificate', '/membership/dashboard#downloads'),
    note(
      'Your membership ID stays the same. The QR code on a certificate you have already printed shows the new date.',
    ),
  ],
})
