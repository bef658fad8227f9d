import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import { AMOUNT_TEXTS, type ExchangeRate, currencySchema, parseAmount } from '../../../platform/money.schema'
import { feeAmountProblems } from '../grades/feeAmounts.schema'
import type { FeeRow } from '../grades/grade.schema'
import type { Grade } from '../memberships/grades.schema'

const FIRST_DAY = '2000-01-01'
const INSTALMENTS = 'Please enter a whole number from 1 to 12'
const EARLY_DAYS = 'Please enter a whole number of days, at most 365'

const validFrom = daySchema.refine((day) => day >= FIRST_DAY, 'Please enter a day after 2000')
const instalments = z.number(INSTALMENTS).int(INSTALMENTS).min(1, INSTALMENTS).max(12, INSTALMENTS)
const days = z.number(EARLY_DAYS).int(EARLY_DAYS).min(0, EARLY_DAYS).max(365, EARLY_DAYS)
const amount = z.number(AMOUNT_TEXTS.invalid).int(AMOUNT_TEXTS.invalid)

/** The rules between the fields of a row, and the bounds of its amounts: the same as in the content panel. */
const asOneRow = (fee: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
  for (const { name, message } of feeAmountProblems(fee))
    context.addIssue({ code: 'custom', path: [name], message })
}

/**
 * `POST /api/grades/:id/fees`: what a grade costs in a currency from a day on. Amounts in minor units for one year; null
 * for none. Source: issue 32, point 17.
 */
export const feeSchema = z
  .strictObject({
    currency: currencySchema,
    validFrom,
    annualMinor: amount,
    joiningMinor: amount.nullable().default(null),
    earlyMinor: amount.nullable().default(null),
    earlyDays: days.nullable().default(null),
    lateMinor: amount.nullable().default(null),
    seatMinor: amount.nullable().default(null),
    instalments: instalments.default(1),
  })
  .superRefine(asOneRow)
export type FeeInput = z.output<typeof feeSchema>

const typedAmount = z
  .string()
  .transform((text) => parseAmount(text) ?? NaN)
  .pipe(amount)
const typedOrNone = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : (parseAmount(text) ?? NaN)))
  .pipe(amount.nullable())
const wholeOr = <Empty extends number | null>(empty: Empty) =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? empty : Number(text)))

/** The same as staff type it in; an amount that is left empty is none. */
export const feeFormSchema = z
  .object({
    currency: currencySchema,
    validFrom,
    annualMinor: typedAmount,
    joiningMinor: typedOrNone,
    earlyMinor: typedOrNone,
    earlyDays: wholeOr(null).pipe(days.nullable()),
    lateMinor: typedOrNone,
    seatMinor: typedOrNone,
    instalments: wholeOr(1).pipe(instalments),
  })
  .superRefine(asOneRow)

/** `POST /api/grades/:id/fees/remove`: fees that do not hold yet, by their currency and first day. */
export const feeRemovalSchema = z.strictObject({ currency: currencySchema, validFrom })
export type FeeRemoval = z.output<typeof feeRemovalSchema>

/** What `POST /api/globals/payment-settings` takes of the form “Rate and due days”. */
export const moneyRulesFormSchema = z
  .object({
    sspPerUsd: z
      .string()
      .default('')
      .transform((text) => (text.trim() === '' ? null : Number(text.replaceAll(',', ''))))
      .pipe(
        z
          .number('Please enter a number, for example 4500')
          .min(0.01, 'Please enter a number above zero')
          .max(1_000_000, 'This rate is too large')
          .nullable(),
      ),
    day: z.union([z.literal(''), daySchema]),
    source: z.string().trim().max(200, 'At most 200 characters'),
    dueDays: z
      .string()
      .transform((text) => (text.trim() === '' ? NaN : Number(text)))
      .pipe(
        z
          .number('Please enter a whole number of days')
          .int('Please enter a whole number of days')
          .min(0, 'Please enter a whole number of days')
          .max(365, 'At most 365 days'),
      ),
  })
  .transform(({ dueDays, ...exchangeRate }) => ({ dueDays, exchangeRate }))

/** A grade with all its fees, as staff who handle money read it. */
export interface GradeFeesView {
  id: string
  grade: Grade
  name: string
  /** Of one currency after the other, the latest first. */
  fees: FeeRow[]
  /** How many current members have the grade. */
  memberCount: number
  /** How many open invoices for a renewal there are: they keep their amounts. */
  openCount: number
}

/** What the page of fees shows. */
export interface FeesPage {
  grades: GradeFeesView[]
  rate: ExchangeRate | null
  /** Days until an invoice is due. */
  dueDays: number
}

/** What a change of fees answers. */
export interface FeesChanged {
  fees: FeeRow[]
}
