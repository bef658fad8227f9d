import { z } from 'zod'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

/** In characters. */
export const MAIL_TEXT_LIMITS = { subject: 200, text: 6_000 } as const

/** Body of `POST /api/mail-texts/:template/save`. `updatedAt`: of the text that stood there; empty where none did. */
export const mailTextSchema = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1, 'Please enter a subject')
    .max(MAIL_TEXT_LIMITS.subject, `At most ${MAIL_TEXT_LIMITS.subject} characters`)
    .regex(...ON_ONE_LINE),
  text: z
    .string()
    .trim()
    .min(1, 'Please enter a text')
    .max(MAIL_TEXT_LIMITS.text, `At most ${MAIL_TEXT_LIMITS.text} characters`),
  updatedAt: z.union([z.literal(''), z.iso.datetime()]).default(''),
})
export type MailTextInput = z.output<typeof mailTextSchema>
