import { toFields } from '../../../platform/toFields'
import { dayOf } from './days'
import { type FieldProblem, feeAmountProblems } from './feeAmounts.schema'

/** What is wrong with a field of a fee, by its path: `fees.0.annualMinor`. */
export interface FeeProblem {
  path: string
  message: string
}

const TEXTS = {
  endsBefore: 'The last day is before the first',
  sameDay: 'Another row of this currency begins on the same day',
} as const

/** The day in Juba of a date as it was sent; undefined for none. */
const dayIn = (value: unknown): string | undefined =>
  (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime())
    ? dayOf(value)
    : undefined

const rowProblems = (row: Record<string, unknown>): FieldProblem[] => {
  const [from, until] = [dayIn(row.validFrom), dayIn(row.validUntil)]
  return [
    ...feeAmountProblems(row),
    ...(from && until && until < from ? [{ name: 'validUntil', message: TEXTS.endsBefore }] : []),
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
    if (begun.has(begin)) problems.push({ name: 'validFrom', message: TEXTS.sameDay })
    begun.add(begin)
    return problems.map(({ name, message }) => ({ path: `fees.${index}.${name}`, message }))
  })
}
