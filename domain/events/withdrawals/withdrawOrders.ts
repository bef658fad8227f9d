import type { Payload } from 'payload'
import { followAllOf, followOrders } from '../orders'
import { endNow } from './endNow'

/**
 * Ends the orders of an event that was cancelled or deleted, with credit notes for what was paid; of one in the trash
 * those that nobody has paid. What fails now, or takes long, the jobs do.
 */
export const withdrawOrders = async (payload: Payload, event: string): Promise<void> => {
  await followAllOf(payload, event)
  await endNow(payload, { event }, (signal) => followOrders(payload, signal))
}
