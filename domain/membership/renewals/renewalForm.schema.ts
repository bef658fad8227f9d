import { z } from 'zod'
import { currencySchema } from '../../../platform/money.schema'
import { RENEWAL_YEARS } from './choices.schema'

export { RENEWAL_STATUSES, RENEWAL_YEARS, type RenewalStatus } from './choices.schema'

const PERIOD_MESSAGE = 'Please choose a period'

export const renewalSchema = z.strictObject({
  years: z.union(
    RENEWAL_YEARS.map((years) => z.literal(years)),
    PERIOD_MESSAGE,
  ),
  /** Of the fee; left out where there is none, or one. */
  currency: currencySchema.optional(),
})

/** The same as a form holds it, whose choice is a text. */
export const renewalFormSchema = z.strictObject({
  years: z.coerce.number(PERIOD_MESSAGE).pipe(renewalSchema.shape.years),
  currency: renewalSchema.shape.currency,
})
