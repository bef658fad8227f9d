import { z } from 'zod'
import { daySchema } from '../../../../platform/day.schema'
import { GIVE_A_REASON } from '../../../../platform/formTexts.constants'
import { requiredText } from '../../../../platform/requiredText.schema'
import { AMOUNT_TEXTS, type Currency, currencySchema, parseAmount } from '../../../../platform/money.schema'
import type { CorrectionStatus } from './correctionStatuses.constants'

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

/** `POST /api/day-closes`. */
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

/**
 * `POST /api/day-closes/:id/correct`: what of the difference is taken back, because its cause was found. Source: issue
 * 32, point 4.
 */
export const correctionSchema = z.strictObject({
  /** In minor units of the day's currency, above zero. */
  amountMinor: z.number(AMOUNT_TEXTS.invalid).int().min(1, AMOUNT_TEXTS.invalid).max(100_000_000_000),
  reason: requiredText(GIVE_A_REASON, 500),
  /** Made by the client, one for each correction: sent again, it is asked for once. */
  key: z.uuid(),
})
export type CorrectionInput = z.infer<typeof correctionSchema>

/** What staff type in: the amount as they write it. */
export const correctionFormSchema = z.object({
  amountMinor: countFormSchema.shape.countedMinor,
  reason: correctionSchema.shape.reason,
})

/** `POST /api/day-closes/:id/decide-correction`. */
export const correctionDecisionSchema = z.strictObject({
  key: z.uuid(),
  decision: z.enum(['confirmed', 'declined'], 'Please confirm or decline it'),
})
export type CorrectionDecision = z.infer<typeof correctionDecisionSchema>

/** What `POST /api/day-closes` answers. */
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
  /** What of the difference was taken back; above zero, whichever way the difference went. */
  correctedMinor: number
  corrections: {
    key: string
    amountMinor: number
    reason: string
    status: CorrectionStatus
    /** Whether the reader asked for it, and so may not confirm it. */
    isOwn: boolean
    at: string
  }[]
}

/** What the page of the day close shows. */
export interface DayClosePage {
  chapters: { id: string; name: string }[]
  closes: DayCloseView[]
  /** What the ledger has of the chosen day, and whether it is closed. */
  chosen: { expectedMinor: number; isClosed: boolean } | null
}
