import { z } from 'zod'
import {
  AMOUNT_TEXTS,
  type Currency,
  MAX_AMOUNT_MINOR,
  currencySchema,
  parseAmount,
} from '../../../platform/money.schema'
import type { ChapterName } from '../../content/divisions/chapterName.schema'
import { type Account, EXPENSE_ACCOUNTS, INCOME_ACCOUNTS } from '../ledger/ledger.schema'

export const HEAD_OFFICE = 'head'
const CHAPTER = /^[\da-f]{24}$/

const yearSchema = z.coerce.number('Please choose a year').int().min(2000).max(2100)

/** The accounts that a budget is for. */
export const BUDGET_ACCOUNTS = [...INCOME_ACCOUNTS, ...EXPENSE_ACCOUNTS] as const

/** Query of `GET /api/budgets/year`. */
export const yearQuerySchema = z.object({
  year: yearSchema.optional(),
  /** `head` for what belongs to no chapter, or the id of a chapter; left out for all together. */
  place: z.union([z.literal(''), z.literal(HEAD_OFFICE), z.string().regex(CHAPTER)]).optional(),
})
export type YearQuery = z.output<typeof yearQuerySchema>

const amountMinor = z.number(AMOUNT_TEXTS.invalid).int().min(0, AMOUNT_TEXTS.invalid).max(MAX_AMOUNT_MINOR)

/**
 * `POST /api/budgets/set`: what is planned for an account in a year; null for nothing. Source: issue 32, point 18.
 */
export const budgetSchema = z.strictObject({
  year: yearSchema,
  place: z.union(
    [z.literal(HEAD_OFFICE), z.string().regex(CHAPTER)],
    'Please choose a chapter or the head office',
  ),
  account: z.enum(BUDGET_ACCOUNTS, 'Please choose an account'),
  currency: currencySchema,
  /** In minor units, above zero for expenses too. */
  amountMinor: amountMinor.nullable(),
})
export type BudgetInput = z.output<typeof budgetSchema>

/** What staff type in: an amount, or nothing. */
export const budgetFormSchema = z.object({
  amountMinor: z
    .string()
    .transform((text) => (text.trim() === '' ? null : (parseAmount(text) ?? NaN)))
    .pipe(amountMinor.nullable()),
})

/** An account in a year. Income is above zero and what lessens it below; expenses are above zero. */
export interface YearRow {
  account: Account
  budgetMinor: number | null
  bookedMinor: number
  lastYearMinor: number
}

/** The year in one currency. */
export interface YearInCurrency {
  currency: Currency
  income: YearRow[]
  expenses: YearRow[]
  /** Income less expenses. */
  result: Omit<YearRow, 'account'>
  /** What the association had at the beginning: what it owned and was owed, less what it owed. */
  openingMinor: number
  /** What was entered in the year of the time before the books. */
  enteredMinor: number
  /** What was exchanged from the other currency, less what was exchanged into it. */
  exchangedMinor: number
  /** What goes on to the next year. */
  closingMinor: number
}

/** What the page of the year shows. */
export interface YearPage {
  year: number
  /** The years that have entries, and the next one, the latest first. */
  years: number[]
  chapters: ChapterName[]
  currencies: YearInCurrency[]
}

/** What `POST /api/budgets/set` answers. */
export interface BudgetSet {
  year: number
}
