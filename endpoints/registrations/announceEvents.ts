import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import { eventFactsSchema } from '../../server/services/mail/templates/eventFacts'
import { queueEventMails } from './registrationMails'

interface Ledger {
  _id: unknown
  holders?: unknown[]
  announcement: { kind: 'cancelled' | 'changed'; at: Date; event: unknown }
}

const TEMPLATES = { cancelled: 'eventCancelled', changed: 'eventChanged' } as const

/** How many are told at once. */
const BATCH = 200

/**
 * Tells everybody registered what staff have changed: what waits in the seat ledgers. Safe to repeat after a crash at
 * any point; a newer announcement that comes in between stays for the next run.
 */
export const announceEvents = async (payload: Payload): Promise<void> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const waiting = await ledgers.find({ 'announcement.at': { $ne: null } }, { holders: 1, announcement: 1 }).lean<Ledger[]>()
  for (const { _id, holders = [], announcement } of waiting) {
    const { kind, at } = announcement
    const event = eventFactsSchema.parse(announcement.event)
    for (let start = 0; start < holders.length; start += BATCH) {
      const mails = holders.slice(start, start + BATCH).map((user) => ({ event, user, at, dedupeKey: `event:${event.id}:${at.getTime()}:${String(user)}` }))
      await queueEventMails(payload, TEMPLATES[kind], mails)
    }
    await ledgers.updateOne({ _id, 'announcement.at': at }, { $unset: { announcement: 1 } })
  }
}
