import { AMOUNT_TEXTS, MAX_AMOUNT_MINOR } from '../../../platform/money.schema'
import { toFields } from '../../../platform/toFields'
import { dayOf } from './days'

/** What is wrong with a field of a fee, by its path: `fees.0.annualMinor`. */
export interface FeeProblem {
  path: string
  message: string
}

const FEE_TEXTS = {
  negative: 'An amount cannot be below zero',
  endsBefore: 'The last day is before the first',
  sameDay: 'Another row of this currency begins on the same day',
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
  if (value < 0) return FEE_TEXTS.negative
  return value > MAX_AMOUNT_MINOR ? AMOUNT_TEXTS.tooMuch : undefined
}

/** The day in Juba of a date as it was sent; undefined for none. */
const dayIn = (value: unknown): string | undefined =>
  (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime())
    ? dayOf(value)
    : undefined

const rowProblems = (row: Record<string, unknown>): { name: string; message: string }[] => {
  const amounts = AMOUNTS.flatMap((name) => {
    const message = amountInRowProblem(row[name])
    return message ? [{ name, message }] : []
  })
  const [from, until] = [dayIn(row.validFrom), dayIn(row.validUntil)]
  const hasEarly = { amount: !isEmpty(row.earlyMinor), days: !isEmpty(row.earlyDays) }
  return [
    ...amounts,
    ...(from && until && until < from ? [{ name: 'validUntil', message: FEE_TEXTS.endsBefore }] : []),
    ...(hasEarly.amount && !hasEarly.days ? [{ name: 'earlyDays', message: FEE_TEXTS.earlyDays }] : []),
    ...(hasEarly.days && !hasEarly.amount ? [{ name: 'earlyMinor', message: FEE_TEXTS.earlyAmount }] : []),
  ]
}

/**
 * What is wrong with the fees of a grade as they were sent, before anything made numbers of texts. Required fields and
 * choices are Payload's to check.
 */
export const feeProblems = (fees: unknown): FeeProblem[] => {
  if (!Array.isArray(fees)) return []
  const begun = new Set<string>()
  return fees.flatMap((sent: unknown, index): FeeProblem[] => {
    const row = toFields(sent)
    const problems = rowProblems(row)
    const begin = `${String(row.currency)} ${dayIn(row.validFrom) ?? index}`
    if (begun.has(begin)) problems.push({ name: 'validFrom', message: FEE_TEXTS.sameDay })
    begun.add(begin)
    return problems.map(({ name, message }) => ({ path: `fees.${index}.${name}`, message }))
  })
}
