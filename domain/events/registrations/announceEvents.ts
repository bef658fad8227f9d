import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import type { Event } from '../../../payload-types'
import {
  type WaitingAnnouncement,
  closeRegistration,
  findAnnouncements,
  findPublishedEvent,
  peopleToTell,
  readEventFacts,
  readOpenEventForMails,
  removeAnnouncement,
  storeAnnouncement,
  storeReturnAnnouncement,
  storeTrashAnnouncement,
} from '..'
import { type EventFacts, eventFactsSchema } from '../mails/eventFacts'
import { isPastEvent } from '../eventTime.schema'
import { queueMailsToHolders } from './queueEventMails'

const TEMPLATES = { cancelled: 'eventCancelled', changed: 'eventChanged' } as const

const announceEvent = async (
  payload: Payload,
  { announcement: { kind, at, event: facts }, ...ledger }: WaitingAnnouncement,
): Promise<void> => {
  // facts that cannot be read fail their mails, which staff see in the outbox, and not the announcement
  const event = () => eventFactsSchema.parse(facts)
  await queueMailsToHolders(payload, TEMPLATES[kind], peopleToTell(ledger), (user) => ({
    event,
    user,
    at,
    dedupeKey: `event:${String(ledger.event)}:${at.getTime()}:${String(user)}`,
  }))
  await removeAnnouncement(payload, ledger._id, at)
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
const announceEventsNow = async (payload: Payload, event: string): Promise<void> => {
  try {
    await announceEvents(payload)
  } catch (error) {
    payload.logger.error({ err: error, event }, 'the registered could not be told yet; it is tried again')
  }
}

/** What people plan by. */
const PLANNED_BY = [
  'title',
  'eventDate',
  'endDate',
  'isDateToBeAnnounced',
  'location',
  'venue',
  'isVirtual',
  'isCancelled',
] as const

/** The plan of an event as one text, to compare it. Empty and missing are the same. */
const planOf = (event: Partial<Record<(typeof PLANNED_BY)[number], unknown>>): string =>
  JSON.stringify(PLANNED_BY.map((field) => event[field] || null))

/**
 * Reads the plan that people know: that of the published event, which the previous version, possibly a draft, does not
 * tell. Undefined for an event that is not published.
 */
export const readPublishedPlan = async (payload: Payload, id: unknown): Promise<string | undefined> => {
  const published = await findPublishedEvent(payload, id)
  return published ? planOf(published) : undefined
}

/**
 * Announces to everybody registered that staff cancelled an event or changed its time or place. The announcement is
 * stored in the seat ledger first. A draft beside the published event announces nothing.
 * @param knownPlan the plan before the change
 */
export const announceChange = async (payload: Payload, changed: Event, knownPlan: unknown): Promise<void> => {
  if (changed._status !== 'published' || knownPlan === undefined || knownPlan === planOf(changed)) return
  const event = isPastEvent(changed, Date.now()) ? null : await readEventFacts(payload, changed.id)
  if (!event) return
  const kind = changed.isCancelled ? 'cancelled' : 'changed'
  await storeAnnouncement(payload, changed.id, { kind, at: new Date(), event })
  await announceEventsNow(payload, changed.id)
}

/**
 * Mails everybody registered that an event does not take place, before it is deleted and can no longer be read. For an
 * event in the trash they were told before.
 */
export const announceDeletion = async (payload: Payload, id: unknown): Promise<void> => {
  const event = (await readOpenEventForMails(payload, id))?.()
  if (!event || event.isCancelled || isPastEvent(event, Date.now())) return
  const at = new Date()
  const holders = await closeRegistration(payload, id)
  await queueMailsToHolders(payload, 'eventCancelled', holders, (user) => ({
    event: { ...event, isCancelled: true },
    user,
    at,
    dedupeKey: `event:${event.id}:deleted:${String(user)}`,
  }))
}

const storeReturn = async (payload: Payload, id: string, at: Date): Promise<boolean> => {
  const event = await readEventFacts(payload, id)
  const takesPlace = event && !event.isCancelled && !isPastEvent(event, at.getTime())
  return storeReturnAnnouncement(payload, id, takesPlace ? { kind: 'changed', at, event } : undefined)
}

/**
 * Announces to everybody registered that an event that was moved to the trash does not take place, and once it is
 * published again, that it does. Registrations stay as long as the event exists.
 * @param before the public facts of an event that is being moved to the trash
 */
export const announceTrash = async (
  payload: Payload,
  { id, deletedAt, _status }: Event,
  before: EventFacts | null | undefined,
): Promise<void> => {
  const at = new Date()
  let isWaiting = false
  if (deletedAt && before && !before.isCancelled && !isPastEvent(before, at.getTime())) {
    const event = { ...before, isCancelled: true }
    isWaiting = await storeTrashAnnouncement(payload, id, { kind: 'cancelled', at, event })
  } else if (_status === 'published' && !deletedAt) {
    isWaiting = await storeReturn(payload, id, at)
  }
  if (isWaiting) await announceEventsNow(payload, id)
}
