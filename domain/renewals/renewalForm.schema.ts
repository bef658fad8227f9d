import { z } from 'zod'
import { RENEWAL_YEARS } from './choices.schema'

export { RENEWAL_STATUSES, RENEWAL_YEARS, type RenewalStatus } from './choices.schema'

const PERIOD_MESSAGE = 'Please choose a period'

export const renewalSchema = z.strictObject({
  years: z.union(
    RENEWAL_YEARS.map((years) => z.literal(years)),
    PERIOD_MESSAGE,
  ),
})

/** The same as a form holds it, whose choice is a text. */
export const renewalFormSchema = z.strictObject({
  years: z.coerce.number(PERIOD_MESSAGE).pipe(renewalSchema.shape.years),
})
