import type { Payload } from 'payload'
import type { Event } from '../../../payload-types'
import { findPublishedEvent, readEventFacts, storeAnnouncement } from '..'
import { isPastEvent } from '../eventTime.schema'
import { announceEventsNow } from './announceEvents'

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
