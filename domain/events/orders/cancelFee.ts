import { todayInJuba } from '../../../platform/jubaTime'
import { type Planned, dateTerms, feeOf, isMovedFrom } from '../cancelTerms'
import type { CancelTerm } from '../cancelTerms/cancelTerms.constants'
import type { OrderView } from './orders.schema'
import type { StoredOrder } from './ordersRepository'

/** What the fee depends on, besides the order. */
export interface CancelFacts {
  /** Those of the event as they are now. */
  terms: readonly CancelTerm[]
  /** Undefined for one that was deleted. */
  event: (Planned & { isCancelled?: boolean | null; deletedAt?: unknown }) | undefined
}

const FREE = { feeMinor: 0, lastDay: null }

/**
 * What it costs the buyer to cancel an order now, and the last day on which it costs that; null for an order that the
 * buyer cannot cancel. Of the terms when it was placed and those of now, the better ones hold. An order that is not
 * paid or was free costs nothing, nor does one for an event that was moved to another day, until it begins.
 * @param amountMinor the price of one ticket, where that alone is cancelled
 */
export const cancelFeeOf = (
  { status, totalMinor, plannedDay, cancelledAt, cancelTerms }: StoredOrder,
  { terms, event }: CancelFacts,
  now = new Date(),
  amountMinor = totalMinor,
): OrderView['cancel'] => {
  if (status === 'placed' || status === 'held') return FREE
  if (status !== 'confirmed' || cancelledAt) return null
  if (amountMinor === 0) return FREE
  const hasBegun = event && !event.isDateToBeAnnounced && event.eventDate <= now
  if (!event || event.isCancelled || event.deletedAt || hasBegun) return null
  if (plannedDay && isMovedFrom(plannedDay, event)) return FREE
  const today = todayInJuba(now)
  const all = [...terms, ...((cancelTerms as CancelTerm[] | null | undefined) ?? [])]
  const [best] = dateTerms(all, event)
    .filter(({ lastDay }) => lastDay === null || today <= lastDay)
    .sort((one, other) => one.feePercent - other.feePercent || one.daysBefore - other.daysBefore)
  return best ? { feeMinor: feeOf(amountMinor, best), lastDay: best.lastDay } : null
}

/**
 * What it costs the buyer to cancel one ticket of a confirmed order; null where that is not possible, as for the last
 * one: then the order is cancelled.
 */
export const ticketFeeOf = (
  order: StoredOrder,
  facts: CancelFacts,
  amountMinor: number,
  now = new Date(),
): number | null =>
  order.status === 'confirmed' && order.tickets.length > 1
    ? (cancelFeeOf(order, facts, now, amountMinor)?.feeMinor ?? null)
    : null
