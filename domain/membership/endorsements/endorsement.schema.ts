import { z } from 'zod'
import { ENDORSEMENT_TEXTS, MAX_CONTACT_LENGTH, MAX_STATEMENT_LENGTH } from './kinds.schema'

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

const CONTACT_MISSING = 'Please enter an email address or a membership number'

const contactText = z
  .string(CONTACT_MISSING)
  .trim()
  .max(MAX_CONTACT_LENGTH, `At most ${MAX_CONTACT_LENGTH} characters`)

const toContact = (text: string): string =>
  NUMBER.test(text.toUpperCase()) ? text.toUpperCase() : text.toLowerCase()

const isContact = (text: string): boolean => NUMBER.test(text) || z.email().safeParse(text).success

/** Whom somebody names: an email address or a membership number. */
export const contactSchema = contactText
  .min(1, CONTACT_MISSING)
  .transform(toContact)
  .refine(isContact, CONTACT_MISSING)

/** The same where nobody may be named: an empty text then. */
export const optionalContactSchema = contactText
  .transform(toContact)
  .refine((text) => text === '' || isContact(text), CONTACT_MISSING)

/** Body of `POST /api/endorsements/sponsors`. */
export const sponsorSchema = z.strictObject({ contact: contactSchema })
