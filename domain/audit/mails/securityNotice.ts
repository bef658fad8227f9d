import { z } from 'zod'
import { button, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** To the staff's mailbox: something happens unusually often. */
export const securityNotice = defineMail({
  schema: z.strictObject({ count: z.int().positive(), label: z.string().max(100) }),
  subject: ({ count, label }) => `Security notice: ${count} ${label}`,
  body: ({ count, label }) => [
    paragraph(`Within the last hour the site counted ${count} ${label}. That is unusually many.`),
    paragraph('The security log shows when they came and which accounts they were about.'),
    button('Open the security log', '/cms/collections/security-log'),
  ],
})
