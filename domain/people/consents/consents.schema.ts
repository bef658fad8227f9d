import { z } from 'zod'
import type { ConsentChoice } from './consentTexts.schema'

const flags = {
  news: z.boolean(),
  events: z.boolean(),
  dues: z.boolean(),
  votes: z.boolean(),
  sms: z.boolean(),
} satisfies Record<ConsentChoice, z.ZodBoolean>

/** The secret of a link in a mail. */
export const preferencesTokenSchema = z.string().min(1).max(300)

/** Body of `POST /api/consents/look`: without a token, the person who is signed in. */
export const preferencesLookSchema = z.strictObject({ token: preferencesTokenSchema.optional() })

/** Body of `POST /api/consents/choose`. */
export const preferencesSchema = z.strictObject({
  token: preferencesTokenSchema.optional(),
  choices: z.strictObject(flags).partial(),
})

/** Body of `POST /api/consents/:id/set`, by staff. */
export const staffConsentSchema = z.strictObject({
  choices: z.strictObject(flags).partial(),
})
