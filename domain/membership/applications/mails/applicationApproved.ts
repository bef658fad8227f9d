import { z } from 'zod'
import { GRADES } from '../../memberships/grades.schema'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { keysOf } from '../../../../platform/records.schema'

/** To a new member: the number, and what to do with it. Source: spec.md section 2, "/membership/application". */
export const applicationApproved = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    /** Empty while the membership waits for its first payment. */
    membershipNumber: z.string(),
    membershipType: z.enum(keysOf(GRADES)),
    /** Of a member who applied for another grade. */
    previousGrade: z.enum(keysOf(GRADES)).nullish(),
    expiresAt: z.string().nullable(),
  }),
  subject: ({ membershipType, previousGrade }, site) =>
    previousGrade
      ? `${site.shortName}: your change of grade to ${GRADES[membershipType]} has been approved`
      : `Welcome to ${site.shortName}: your membership has been approved`,
  body: ({ fullName, membershipNumber, membershipType, previousGrade, expiresAt }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      previousGrade
        ? `Your application has been approved: your grade is now ${GRADES[membershipType]}, no longer ${GRADES[previousGrade]}.`
        : `Welcome to the ${site.name}. Your application has been approved.`,
    ),
    facts({
      'Membership ID': membershipNumber,
      'Membership type': GRADES[membershipType],
      'Valid until': expiresAt && formatJubaDate(expiresAt),
    }),
    button('Open your dashboard', '/membership/dashboard'),
    note(
      !membershipNumber
        ? 'Your membership begins when your first invoice is paid. It comes in an email of its own.'
        : previousGrade
          ? 'Your membership ID stays the same. A certificate with the new grade is on your dashboard; if there is anything to pay for the rest of your term, an invoice comes in an email of its own.'
          : 'Please quote your membership ID in all official communication. You can download your certificate from your dashboard.',
    ),
  ],
})
