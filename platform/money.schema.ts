import { z } from 'zod'
import { CURRENCIES, type Currency, parseAmount } from './moneyFormat.schema'

export {
  CURRENCIES,
  type Currency,
  type ExchangeRate,
  type Money,
  convert,
  formatMoney,
  parseAmount,
} from './moneyFormat.schema'

/** Above this a typing mistake is more likely than a payment: a billion of either currency. */
export const MAX_AMOUNT_MINOR = 100_000_000_000

export const AMOUNT_TEXTS = {
  invalid: 'Please enter an amount, for example 1250.00',
  notPositive: 'Please enter an amount above zero',
  tooMuch: 'This amount is too large',
} as const

/** The message for an amount that cannot be charged or paid; undefined for one that can. */
const amountProblem = (amountMinor: number | undefined): string | undefined => {
  if (amountMinor === undefined || !Number.isSafeInteger(amountMinor)) return AMOUNT_TEXTS.invalid
  if (amountMinor <= 0) return AMOUNT_TEXTS.notPositive
  return amountMinor > MAX_AMOUNT_MINOR ? AMOUNT_TEXTS.tooMuch : undefined
}

/** An amount as a form holds it, a text; the output is in minor units. */
export const amountTextSchema = z
  .string(AMOUNT_TEXTS.invalid)
  .transform((text) => parseAmount(text) ?? NaN)
  .pipe(
    z
      .custom<number>(() => true)
      .superRefine((amount, context) => {
        const message = amountProblem(Number.isNaN(amount) ? undefined : amount)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  )

export const currencySchema = z.enum(
  Object.keys(CURRENCIES) as [Currency, ...Currency[]],
  'Please choose a currency',
)
