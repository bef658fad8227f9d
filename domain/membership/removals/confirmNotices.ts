import type { Payload } from 'payload'
import { findMailsByKey } from '../../messaging/mail'
import { reminderKey } from '../renewals'
import { findUnconfirmedNotices, markNoticed } from './removalsRepository'

const EACH_BATCH = 200

/**
 * Notes which last notices have really left the outbox since the last look. Only they make a member due for removal.
 * Safe to repeat, and at once by several processes.
 */
export const confirmNotices = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  let memberships = await findUnconfirmedNotices(payload, { now, limit: EACH_BATCH })
  while (memberships.length > 0 && !signal?.aborted) {
    const byKey = new Map(memberships.map((each) => [reminderKey(each, 'removal'), each]))
    for (const { dedupeKey, status, sentAt, updatedAt } of await findMailsByKey(payload, [...byKey.keys()])) {
      const membership = byKey.get(dedupeKey)
      if (membership && status === 'sent')
        await markNoticed(payload, membership, new Date(sentAt ?? updatedAt))
    }
    const after = memberships.at(-1)?._id
    memberships =
      memberships.length < EACH_BATCH
        ? []
        : await findUnconfirmedNotices(payload, { now, after, limit: EACH_BATCH })
  }
}
