import { z } from 'zod'
import { GRADES } from '../grades.schema'
import { button, facts, note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { keysOf } from '../../../../platform/records.schema'

/** To a person whom staff made a member, without an application of the site. */
export const membershipAdded = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    membershipType: z.enum(keysOf(GRADES)),
    expiresAt: z.string().nullable(),
    /** What staff say about it. */
    message: z.string().nullable(),
  }),
  subject: (_data, site) => `Welcome to ${site.shortName}: your membership has been recorded`,
  body: ({ fullName, membershipNumber, membershipType, expiresAt, message }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`You are now a member of the ${site.name}.`),
    ...(message ? [quote(message)] : []),
    facts({
      'Membership ID': membershipNumber,
      'Membership type': GRADES[membershipType],
      'Valid until': expiresAt ? formatJubaDate(expiresAt) : 'No end date',
    }),
    button('Open your dashboard', '/membership/dashboard'),
    note(
      'Please quote your membership ID in all official communication. Your certificate is in the dashboard.',
    ),
  ],
})
