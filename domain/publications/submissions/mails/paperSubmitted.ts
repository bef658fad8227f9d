import { z } from 'zod'
import { deskPaths } from '../../../../frontend/deskPaths'
import { button, facts } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the staff's mailbox: a member has offered a paper. */
export const paperSubmitted = defineMail({
  schema: z.strictObject({ paperId: z.string().optional(), fullName: z.string(), title: z.string() }),
  subject: ({ title }) => `New paper: ${title}`,
  body: ({ paperId, fullName, title }) => [
    facts({ Title: title, From: fullName }),
    button('Review the paper', deskPaths.submissions.find(title, paperId)),
  ],
})
