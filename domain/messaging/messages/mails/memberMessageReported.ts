import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the office: a member reported a message of another. What it says is read in the panel, by administrators. */
export const memberMessageReported = defineMail({
  schema: z.strictObject({ reportId: z.string() }),
  subject: () => 'A member reported a message',
  body: ({ reportId }) => [
    paragraph('A member has reported a message that another member wrote. Administrators can read it.'),
    button('Read the report', paths.cms.record('message-reports', reportId)),
  ],
})
