import type { Grade } from '../../membership/memberships/grades.schema'
import type { Currency } from '../../../platform/moneyFormat.schema'
import type { TicketPrice } from './tickets.schema'

/** How the buyer stands with the association at the moment of the order. */
export interface Standing {
  /** The grade of a current member; null for everybody else. */
  grade: Grade | null
}

const holdsOn = ({ from, until }: TicketPrice, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)

const isFor = ({ audience }: TicketPrice, { grade }: Standing): boolean =>
  audience === 'everybody' || (grade !== null && (audience === 'members' || audience === grade))

/**
 * What a ticket costs: the lowest of the prices that hold on a day. Pure.
 * @param day in Juba, `YYYY-MM-DD`
 * @param standing of the buyer for the own ticket; null for a ticket of somebody else, which has the price for everybody
 * @returns in minor units; null when it cannot be bought in this currency
 */
export const priceTicket = (
  prices: readonly TicketPrice[],
  currency: Currency,
  day: string,
  standing: Standing | null,
): number | null => {
  const amounts = prices
    .filter((price) => price.currency === currency && holdsOn(price, day))
    .filter((price) => isFor(price, standing ?? { grade: null }))
    .map(({ amountMinor }) => amountMinor)
  return amounts.length > 0 ? Math.min(...amounts) : null
}
