import { z } from 'zod'
import { ENDORSEMENT_TEXTS, MAX_STATEMENT_LENGTH } from './kinds.schema'

const token = z.string(ENDORSEMENT_TEXTS.invalid).max(200, ENDORSEMENT_TEXTS.invalid)

/** Body of `POST /api/endorsements/look`. */
export const endorsementLookSchema = z.strictObject({ token })

/** Body of `POST /api/endorsements/answer`. */
export const endorsementAnswerSchema = z.strictObject({
  token,
  answer: z.enum(['confirmed', 'declined'], 'Please choose'),
  /** For the reviewers. */
  statement: z
    .string()
    .trim()
    .max(MAX_STATEMENT_LENGTH, `At most ${MAX_STATEMENT_LENGTH} characters`)
    .optional(),
})

const NUMBER = /^[A-Z]{2,6}-\d{4}-\d{4,11}$/

/** Whom somebody names: an email address or a membership number. */
export const contactSchema = z
  .string('Please enter an email address or a membership number')
  .trim()
  .min(1, 'Please enter an email address or a membership number')
  .max(255, 'At most 255 characters')
  .transform((text) => (NUMBER.test(text.toUpperCase()) ? text.toUpperCase() : text.toLowerCase()))
  .refine(
    (text) => NUMBER.test(text) || z.email().safeParse(text).success,
    'Please enter an email address or a membership number',
  )

/** Body of `POST /api/endorsements/sponsors`. */
export const sponsorSchema = z.strictObject({ contact: contactSchema })
