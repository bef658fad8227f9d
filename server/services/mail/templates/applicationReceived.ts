import { z } from 'zod'
import { APPLICATION_GRADES } from '../../../../collections/Applications/schema'
import { button, facts, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To the applicant: it has arrived, and what happens now. */
export const applicationReceived = defineMail({
  schema: z.strictObject({ fullName: z.string(), membershipType: z.enum(Object.keys(APPLICATION_GRADES) as [keyof typeof APPLICATION_GRADES]) }),
  subject: (_data, site) => `Your application to ${site.shortName} has arrived`,
  body: ({ fullName, membershipType }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('Thank you for your application for membership. It is in good hands: applications are processed in 2-3 weeks, and we write to you as soon as it is decided.'),
    facts({ 'Membership type': APPLICATION_GRADES[membershipType] }),
    button('See how it stands', '/membership/application'),
  ],
})
