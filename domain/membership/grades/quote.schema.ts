import type { InvoiceLine } from '../../money/invoices/invoice.schema'
import type { Grade } from '../memberships/grades.schema'
import type { Currency, ExchangeRate } from '../../../platform/money.schema'

/** What a quote is asked for. */
export interface QuoteRequest {
  grade: Grade
  purpose: 'joining' | 'renewal'
  /** Whole, 1 to 10. */
  years: number
  currency: Currency
  /** When it is asked for: the fees of that day in Juba. */
  at: Date
  /** The end of the term that is renewed: early and late rates follow from it. */
  expiresAt?: Date | null
  /** Of a company: how many seats were agreed; those beyond what the grade includes cost extra. */
  seats?: number | null
  /** Id of the account: its waivers count. */
  user?: string | null
  /** The day in Juba whose waivers count; that of `at` by default. */
  waiversAt?: Date
}

/** What a membership costs, as the lines of an invoice. */
export interface Quote {
  currency: Currency
  lines: InvoiceLine[]
  /** The sum of the lines, never below zero. */
  totalMinor: number
  /** Today's exchange rate; null while staff have set none. */
  rate: ExchangeRate | null
  /** In how many instalments it may be paid, 1 to 12. */
  instalments: number
}

export const MAX_QUOTED_YEARS = 10
