import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, facts, note, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a mentor: a member asks, or staff propose one; again after a week without an answer. Neither address is in it. */
export const mentoringAsked = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    mentee: z.string(),
    topics: z.string(),
    fields: z.string(),
    isProposal: z.boolean(),
    isReminder: z.boolean(),
  }),
  isConfidential: true,
  subject: ({ mentee, isReminder }) =>
    isReminder ? `${mentee} still waits for your answer` : `${mentee} would like you as a mentor`,
  body: ({ fullName, mentee, topics, fields, isProposal, isReminder }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isProposal
        ? `We propose ${mentee} to you as a mentee. The mentorship begins when both of you accept.`
        : `${mentee}, a member, asks whether you would be their mentor.`,
    ),
    facts({ Fields: fields }),
    quote(topics),
    button('Answer', paths.membership.mentoring.build()),
    note(
      isReminder
        ? 'Without an answer within another week, the request goes to another mentor.'
        : 'Please answer within two weeks. A declined request goes to another mentor.',
    ),
  ],
})
