import { AMOUNT_TEXTS, MAX_AMOUNT_MINOR } from '../../../platform/money.schema'

/** What is wrong with a field of a row of fees. */
export interface FieldProblem {
  name: string
  message: string
}

const TEXTS = {
  negative: 'An amount cannot be below zero',
  earlyDays: 'Please say how many days before the last day is early',
  earlyAmount: 'Please enter the early rate, or leave the days empty',
} as const

const AMOUNTS = ['annualMinor', 'joiningMinor', 'earlyMinor', 'lateMinor', 'seatMinor']

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Why a value is no amount in minor units; undefined for one that is, and for nothing. Zero is one: a grade
 * may be free. A text never is, even one that begins with a number.
 */
export const amountInRowProblem = (value: unknown): string | undefined => {
  if (isEmpty(value)) return undefined
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return AMOUNT_TEXTS.invalid
  if (value < 0) return TEXTS.negative
  return value > MAX_AMOUNT_MINOR ? AMOUNT_TEXTS.tooMuch : undefined
}

/** What is wrong with the amounts of a row of fees, and with its early rate. */
export const feeAmountProblems = (row: Record<string, unknown>): FieldProblem[] => {
  const amounts = AMOUNTS.flatMap((name) => {
    const message = amountInRowProblem(row[name])
    return message ? [{ name, message }] : []
  })
  const hasEarly = { amount: !isEmpty(row.earlyMinor), days: !isEmpty(row.earlyDays) }
  return [
    ...amounts,
    ...(hasEarly.amount && !hasEarly.days ? [{ name: 'earlyDays', message: TEXTS.earlyDays }] : []),
    ...(hasEarly.days && !hasEarly.amount ? [{ name: 'earlyMinor', message: TEXTS.earlyAmount }] : []),
  ]
}
