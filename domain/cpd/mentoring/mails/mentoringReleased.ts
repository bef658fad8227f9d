import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { button, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a mentee: why the request is free again. To a mentor: the mentee has chosen otherwise. */
export const mentoringReleased = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    other: z.string(),
    reason: z.string(),
    word: z.string().nullable(),
    isMentor: z.boolean(),
  }),
  isConfidential: true,
  subject: ({ isMentor, other }) =>
    isMentor ? `${other} has chosen otherwise` : 'Your request for a mentor is open again',
  body: ({ fullName, other, reason, word, isMentor }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isMentor
        ? `You were proposed as a mentor to ${other}, who has chosen otherwise. Thank you for your offer, which stands.`
        : `You asked ${other}. ${reason} You can ask another mentor now, or wait for a proposal from our staff.`,
    ),
    ...(word ? [quote(word)] : []),
    button(isMentor ? 'See your offer' : 'Find a mentor', paths.membership.mentoring.build()),
  ],
})
