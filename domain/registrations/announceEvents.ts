import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { eventFactsSchema } from '../events/mails/eventFacts'
import { queueEventMails } from './registrationMails'

interface Ledger {
  _id: unknown
  event: unknown
  holders?: unknown[]
  announcement: { kind: 'cancelled' | 'changed'; at: Date; event: unknown }
}

const TEMPLATES = { cancelled: 'eventCancelled', changed: 'eventChanged' } as const

/** How many are told at once. */
const BATCH = 200

const announce = async (
  payload: Payload,
  { _id, event: id, holders = [], announcement: { kind, at, event: facts } }: Ledger,
): Promise<void> => {
  // facts that cannot be read fail their mails, which staff see in the outbox, and not the announcement
  const event = () => eventFactsSchema.parse(facts)
  for (let start = 0; start < holders.length; start += BATCH) {
    const mails = holders
      .slice(start, start + BATCH)
      .map((user) => ({ event, user, at, dedupeKey: `event:${String(id)}:${at.getTime()}:${String(user)}` }))
    await queueEventMails(payload, TEMPLATES[kind], mails)
  }
  await modelOf(payload, 'seat-ledgers').updateOne(
    { _id, 'announcement.at': at },
    { $unset: { announcement: 1 } },
  )
}

/**
 * Tells everybody registered what staff have changed: what waits in the seat ledgers. Safe to repeat after a crash at
 * any point; a newer announcement that comes in between stays for the next run. One event that fails holds up no other.
 */
export const announceEvents = async (payload: Payload): Promise<void> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const waiting = await ledgers
    .find({ 'announcement.at': { $ne: null } }, { event: 1, holders: 1, announcement: 1 })
    .lean<Ledger[]>()
  for (const ledger of waiting) {
    try {
      await announce(payload, ledger)
    } catch (error) {
      payload.logger.error(
        { err: error, ledger: String(ledger._id) },
        'the registered of an event could not be told yet; it is tried again',
      )
    }
  }
}
