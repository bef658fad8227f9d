import { z } from 'zod'
import { APPLICATION_STATUSES } from '../../applications/applicationForm.schema'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'

const NOW = {
  pending: 'Your application is waiting to be reviewed again.',
  under_review: 'Your application is under review again.',
  rejected:
    'Your application has not been approved. You are welcome to apply again or to contact us about it.',
  approved: '',
} as const

/** To a member whose approval was withdrawn: the membership has ended, and where the application stands. */
export const membershipEnded = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    membershipNumber: z.string(),
    status: z.enum(keysOf(APPLICATION_STATUSES)),
    feedback: z.string().nullable(),
  }),
  subject: (_data, site) => `Your ${site.shortName} membership has ended`,
  body: ({ fullName, membershipNumber, status, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('The approval of your application has been withdrawn, and your membership has ended with it.'),
    paragraph(NOW[status]),
    ...(feedback ? [quote(feedback)] : []),
    facts({ 'Membership ID': membershipNumber, Application: APPLICATION_STATUSES[status] }),
    button('See your application', '/membership/application'),
  ],
})
