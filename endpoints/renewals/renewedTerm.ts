import { addMonths } from '../applications/membershipTerm'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The end of a membership that is renewed: so many years from its old end, or from the renewal if it has ended already.
 * @param expiresAt the old end
 * @param at when it is renewed
 */
export const renewedTerm = (expiresAt: Date, at: Date, years: number, graceDays: number): { expiresAt: Date; graceUntil: Date } => {
  const end = addMonths(expiresAt > at ? expiresAt : at, 12 * years)
  return { expiresAt: end, graceUntil: new Date(end.getTime() + graceDays * DAY_MS) }
}
