import { z } from 'zod'
import { APPLICATION_GRADES } from '../applicationForm.schema'
import { button, facts, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'
import { keysOf } from '../../../platform/records.schema'

/** To the applicant: it has arrived, and what happens now. */
export const applicationReceived = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipType: z.enum(keysOf(APPLICATION_GRADES)),
  }),
  subject: (_data, site) => `We have received your application to ${site.shortName}`,
  body: ({ fullName, membershipType }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'Thank you for applying for membership. Applications are processed in 2-3 weeks. We will email you as soon as a decision is made.',
    ),
    facts({ 'Membership type': APPLICATION_GRADES[membershipType] }),
    button('Check its status', '/membership/application'),
  ],
})
