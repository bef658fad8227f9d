import { z } from 'zod'
import { APPLIED_GRADES } from '../upgrades/ladder.schema'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'

/** To the applicant: it has arrived, and what happens now. */
export const applicationReceived = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipType: z.enum(keysOf(APPLIED_GRADES)),
  }),
  subject: (_data, site) => `We have received your application to ${site.shortName}`,
  body: ({ fullName, membershipType }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'Thank you for applying for membership. Applications are processed in 2-3 weeks. We will email you as soon as a decision is made.',
    ),
    facts({ 'Membership type': APPLIED_GRADES[membershipType] }),
    button('Check its status', '/membership/application'),
  ],
})
