import type { Currency } from '../../../platform/money.schema'

/** How long invoices have been due, in days; the last group has no end. */
export const ARREARS_AGES = {
  notDue: 'Not due yet',
  to30: '1 to 30 days',
  to60: '31 to 60 days',
  to90: '61 to 90 days',
  over90: 'Over 90 days',
} as const
export type ArrearsAge = keyof typeof ARREARS_AGES

/** What a person owes in a currency, by age. In minor units. */
export interface ArrearsRow {
  user: string
  name: string
  currency: Currency
  ages: Record<ArrearsAge, number>
  totalMinor: number
  /** The oldest due date, ISO 8601. */
  oldest: string
}

export interface Arrears {
  /** The largest debts that are due longest first, at most 100. */
  rows: ArrearsRow[]
  rowCount: number
  /** What is written off at present, and of how many invoices. */
  writtenOff: { currency: Currency; amountMinor: number; count: number }[]
  totals: { currency: Currency; ages: Record<ArrearsAge, number>; totalMinor: number }[]
}

const DAY_MS = 24 * 60 * 60_000

/** How long an invoice has been due. */
export const ageOf = (dueAt: Date, now: Date): ArrearsAge => {
  const days = Math.floor((now.getTime() - dueAt.getTime()) / DAY_MS)
  if (days < 1) return 'notDue'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'over90'
}
