import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findStoredEvent } from '..'
import { followAgain, wasLetIn } from '../door'
import {
  type CancelProblem,
  type StoredOrder,
  cancelFeeOf,
  cancelOrder,
  findOrder,
  followOrder,
  setCancelled,
} from '../orders'
import { findTicketSettings } from '../questions'
import { endNow } from './endNow'

type OwnCancelProblem = CancelProblem | { problem: 'fee_changed' | 'let_in' }

const ticketIds = ({ tickets }: StoredOrder): string[] => tickets.flatMap(({ id }) => id ?? [])

const cancelPaid = async (
  req: PayloadRequest,
  order: StoredOrder,
  feeMinor: number,
  now: Date,
): Promise<{ outcome: 'cancelled' } | OwnCancelProblem> => {
  const { payload } = req
  const id = order._id.toHexString()
  const event = String(order.event)
  const [stored, settings] = await Promise.all([
    findStoredEvent(payload, event),
    findTicketSettings(payload, event),
  ])
  const cancel = cancelFeeOf(order, { terms: settings?.cancelTerms ?? [], event: stored ?? undefined }, now)
  if (!cancel) return { problem: 'paid' }
  if (cancel.feeMinor !== feeMinor) return { problem: 'fee_changed' }
  const tickets = ticketIds(order)
  for (const ticket of tickets) if (await wasLetIn(payload, event, ticket)) return { problem: 'let_in' }
  const { _id, totalMinor } = order
  if (await setCancelled(payload, _id, { totalMinor, cancelledAt: now, cancelFeeMinor: feeMinor })) {
    // a door that let one in just now is shown that it is not valid
    for (const ticket of tickets) await followAgain(payload, event, ticket)
    await recordChange(req, {
      action: 'order.cancelled-by-buyer',
      subject: { collection: 'events', id: event, title: stored?.title ?? '' },
      account: String(order.user),
      after: { order: id, feeMinor, currency: order.currency },
    })
  } else {
    const changed = await findOrder(payload, id)
    if (changed?.totalMinor !== totalMinor) return { problem: 'fee_changed' } // a ticket was cancelled just now
  }
  await endNow(payload, { order: id }, () => followOrder(payload, id))
  return { outcome: 'cancelled' }
}

/**
 * Cancels an own order; what was paid is to the buyer's credit, but for the fee by the terms of the event. Safe to
 * repeat. Source: issue 34, part 3.
 * @param feeMinor what the buyer agreed to lose, in minor units
 * @returns `paid` for one that the buyer cannot cancel (any more), `fee_changed` when the fee is another by now
 */
export const cancelOwnOrder = async (
  req: PayloadRequest,
  id: string,
  { user, feeMinor }: { user: string; feeMinor: number },
  now = new Date(),
): Promise<{ outcome: 'cancelled' } | OwnCancelProblem> => {
  const order = await findOrder(req.payload, id)
  if (!order || String(order.user) !== user) return { problem: 'not_found' }
  if (order.status !== 'confirmed' || order.totalMinor === 0) return cancelOrder(req.payload, id, user)
  if (order.cancelledAt) return { outcome: 'cancelled' }
  return cancelPaid(req, order, feeMinor, now)
}
