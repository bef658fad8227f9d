import { z } from 'zod'
import { AMOUNT_TEXTS, type Currency, currencySchema, parseAmount } from '../../../platform/money.schema'

/** A day in Juba. */
const daySchema = z
  .string('Please enter a day')
  .regex(/^\d{4}-\d\d-\d\d$/, 'Please enter a day')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Please enter a day')

export const dayCloseQuerySchema = z.object({
  day: daySchema,
  currency: currencySchema,
  chapter: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^[\da-f]{24}$/)
      .optional(),
  ),
})

/** `POST /api/day-closes/close`. */
export const dayCloseSchema = dayCloseQuerySchema.extend({
  /** What was counted, in minor units; zero for an empty box. */
  countedMinor: z.number('Please enter what was counted').int().min(0).max(100_000_000_000),
  /** Why it differs; needed when it does. */
  reason: z.string().trim().max(500, 'Please use at most 500 characters').default(''),
})
export type DayCloseInput = z.infer<typeof dayCloseSchema>

/** What staff type in: the amount as they write it. */
export const countFormSchema = z.object({
  countedMinor: z
    .string()
    .transform((text) => parseAmount(text) ?? NaN)
    .pipe(z.number(AMOUNT_TEXTS.invalid)),
  reason: dayCloseSchema.shape.reason,
})

/** What `POST /api/day-closes/close` answers. */
export interface DayClosed {
  /** Below zero where cash is missing. */
  differenceMinor: number
}

/** A closed day as staff read it. */
export interface DayCloseView {
  id: string
  day: string
  chapter: string | null
  currency: Currency
  expectedMinor: number
  countedMinor: number
  reason: string | null
  at: string
}

/** What the page of the day close shows. */
export interface DayClosePage {
  chapters: { id: string; name: string }[]
  closes: DayCloseView[]
  /** What the ledger has of the chosen day, and whether it is closed. */
  chosen: { expectedMinor: number; isClosed: boolean } | null
}
