import { z } from 'zod'
import { APPLICATION_STATUSES } from '../applicationForm.schema'
import { button, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'

const NEWS = {
  pending: 'Your application is waiting to be looked at again.',
  under_review: 'Your application is now under review.',
  approved: 'Your application has been approved.',
  rejected:
    'We are sorry: your application was not approved. You are welcome to apply again or to contact us about it.',
} as const

/** To the applicant: where the application stands, with the reviewers’ feedback. */
export const applicationStatus = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    status: z.enum(keysOf(APPLICATION_STATUSES)),
    feedback: z.string().nullable(),
  }),
  subject: ({ status }, site) =>
    `Your application to ${site.shortName}: ${status === 'rejected' ? 'not approved' : APPLICATION_STATUSES[status].toLowerCase()}`,
  body: ({ fullName, status, feedback }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(NEWS[status]),
    ...(feedback ? [quote(feedback)] : []),
    button('See your application', '/membership/application'),
  ],
})
