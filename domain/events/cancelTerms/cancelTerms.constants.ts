/*
 * When buyers can cancel an order that is paid, and what that costs. Without zod, which the client does without. What
 * is checked: cancelTerms.schema.ts.
 */

/** How many terms an event has at most, and how many days before it the first can end. */
export const CANCEL_LIMITS = { terms: 4, days: 365 } as const

/** A term in which a paid order can be cancelled. */
export interface CancelTerm {
  /** The last day of the term, in days before the event; 0: the day itself, until it begins. */
  daysBefore: number
  /** How much of the price is kept, from 0 to 100. */
  feePercent: number
}

/** A term with its last day in Juba, `YYYY-MM-DD`; null while the date of the event is to be announced. */
export interface DatedTerm extends CancelTerm {
  lastDay: string | null
}
