import { z } from 'zod'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member: what was decided about the registered name, with what the staff say about it. */
export const nameChangeDecided = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    name: z.string(),
    status: z.enum(['approved', 'declined']),
    feedback: z.string().nullable(),
  }),
  subject: ({ status }, site) =>
    status === 'approved'
      ? `Your registered name with ${site.shortName} has been changed`
      : `Your request to change your name with ${site.shortName}`,
  body: ({ fullName, name, status, feedback }) =>
    status === 'approved'
      ? [
          paragraph(`Dear ${fullName},`),
          paragraph(
            'Your registered name has been changed. Your certificate and its verification show the new name from now on.',
          ),
          ...(feedback ? [quote(feedback)] : []),
          facts({ 'Registered name': name }),
          button('Download your new certificate', '/membership/dashboard#downloads'),
        ]
      : [
          paragraph(`Dear ${fullName},`),
          paragraph(
            'We could not approve your request to change your registered name. You can send another request.',
          ),
          ...(feedback ? [quote(feedback)] : []),
          button('See your request', '/membership/registered-name'),
        ],
})
