import { endOfDayInJuba } from '../../../platform/jubaTime'
import { addMonths } from '../../membership/memberships'
import { type Instalment, splitTotal } from './instalments.schema'

const MONTHS_OF_YEAR = 12

/**
 * The schedule of an invoice that may be paid in instalments: the first is due with the invoice, the others follow
 * at equal distances within a year; each until the end of its day in Juba.
 * @returns null for one instalment, or a total that cannot be divided
 */
export const scheduleInstalments = (
  totalMinor: number,
  count: number,
  firstDue: Date,
): Instalment[] | null => {
  const amounts = count > 1 ? splitTotal(totalMinor, count) : []
  if (amounts.length < 2) return null
  const months = Math.max(1, Math.floor(MONTHS_OF_YEAR / count))
  return amounts.map((amountMinor, place) => ({
    dueAt: endOfDayInJuba(addMonths(firstDue, place * months)),
    amountMinor,
  }))
}
