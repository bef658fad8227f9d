import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import { AMOUNT_TEXTS, currencySchema, parseAmount } from '../../../platform/money.schema'
import { MONEY_ACCOUNTS, type MoneyAccount } from '../ledger/ledger.schema'

const MAX_MINOR = 1_000_000_000_000

const signedMinor = z.number(AMOUNT_TEXTS.invalid).int().min(-MAX_MINOR).max(MAX_MINOR)

/** Of which accounts there may be several: bank accounts by their keys, boxes of cash by their chapters. */
const PLACES: Partial<Record<MoneyAccount, RegExp>> = { bank: /^[0-9A-Z-]*$/, cash: /^([\da-f]{24})?$/ }

/** `POST /api/stated-balances`: what a bank, a provider or a count says there is at the end of a day. */
export const statedBalanceSchema = z
  .strictObject({
    account: z.enum(MONEY_ACCOUNTS, 'Please choose an account'),
    currency: currencySchema,
    /** Which of several: the key of a bank account in the payment settings, or the id of a chapter with a cash box. */
    place: z.string().max(100).default(''),
    day: daySchema,
    /** In minor units; below zero for an account that is overdrawn. */
    amountMinor: signedMinor,
  })
  .refine(({ account, place }) => PLACES[account]?.test(place) ?? place === '', {
    path: ['place'],
    message: 'Please choose an account',
  })
export type StatedBalanceInput = z.output<typeof statedBalanceSchema>

/** `-1,250.00` for an account that is overdrawn. */
const parseSigned = (text: string): number => {
  const amount = parseAmount(text.replace(/^\s*[-−]/, '')) ?? NaN
  return /^\s*[-−]/.test(text) ? 0 - amount : amount
}

/** What staff type in: the amount as they write it. */
export const statedBalanceFormSchema = z.object({
  day: daySchema,
  amountMinor: z.string().transform(parseSigned).pipe(signedMinor),
})
