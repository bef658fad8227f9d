import type { CollectionBeforeDeleteHook } from 'payload'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { queueEventMails, readOpenEventFacts } from '../../../domain/registrations/registrationMails'
import { modelOf } from '../../../platform/database'

/** How many are told at once. */
const BATCH = 200

/** Tells who is registered that an event does not take place, while it can still be read. From the trash they were told before. */
export const tellRegistered: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const event = await readOpenEventFacts(payload, id)
  if (!event || event.isCancelled || isPastEvent(event, Date.now())) return
  const at = new Date()
  const ledger = await modelOf(payload, 'seat-ledgers')
    .findOneAndUpdate({ event: id }, { $set: { isOpen: false } }, { projection: { holders: 1 } })
    .lean<{ holders?: unknown[] } | null>()
  const holders = ledger?.holders ?? []
  for (let start = 0; start < holders.length; start += BATCH) {
    const mails = holders
      .slice(start, start + BATCH)
      .map((user) => ({
        event: { ...event, isCancelled: true },
        user,
        at,
        dedupeKey: `event:${event.id}:deleted:${String(user)}`,
      }))
    await queueEventMails(payload, 'eventCancelled', mails)
  }
}
