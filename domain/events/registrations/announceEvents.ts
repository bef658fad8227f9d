import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { type WaitingAnnouncement, findAnnouncements, removeAnnouncement } from '..'
import { eventFactsSchema } from '../mails/eventFacts'
import { queueMailsToHolders } from './queueEventMails'

const TEMPLATES = { cancelled: 'eventCancelled', changed: 'eventChanged' } as const

const announceEvent = async (
  payload: Payload,
  { _id, event: id, holders, announcement: { kind, at, event: facts } }: WaitingAnnouncement,
): Promise<void> => {
  // facts that cannot be read fail their mails, which staff see in the outbox, and not the announcement
  const event = () => eventFactsSchema.parse(facts)
  await queueMailsToHolders(payload, TEMPLATES[kind], holders ?? [], (user) => ({
    event,
    user,
    at,
    dedupeKey: `event:${String(id)}:${at.getTime()}:${String(user)}`,
  }))
  await removeAnnouncement(payload, _id, at)
}

/**
 * Mails the announcements that wait in the seat ledgers to everybody registered. Safe to repeat after a crash
 * at any point; a newer announcement that is stored in between stays for the next run. An event that fails
 * does not delay others.
 */
export const announceEvents = async (payload: Payload): Promise<void> => {
  await workOnEach(payload, await findAnnouncements(payload), (ledger) => announceEvent(payload, ledger), {
    failed: 'the registered of an event could not be told yet; it is tried again',
    about: ({ _id }) => ({ ledger: String(_id) }),
  })
}

/** Mails the announcements after one was stored; when that fails, the job sends them. */
export const announceEventsNow = async (payload: Payload, event: string): Promise<void> => {
  try {
    await announceEvents(payload)
  } catch (error) {
    payload.logger.error({ err: error, event }, 'the registered could not be told yet; it is tried again')
  }
}
