import type { CollectionBeforeChangeHook } from 'payload'
import type { Event } from '../../../payload-types'
import { modelOf } from '../../../platform/database'

/** What the registered have planned by. */
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

/** An event's plan in one text, to tell whether it changed. Empty and missing are the same. */
export const planOf = (event: Partial<Record<(typeof PLANNED_BY)[number], unknown>>): string =>
  JSON.stringify(PLANNED_BY.map((field) => event[field] || null))

/** Under which name a request remembers what of an event was public before it. */
export const planKey = (id: unknown): string => `published plan of event ${String(id)}`

/**
 * Remembers what the registered knew before an event is changed: what was published, which the previous version, that
 * may be a draft beside it, does not tell.
 */
export const rememberPlan: CollectionBeforeChangeHook<Event> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const published = await modelOf(req.payload, 'events')
    .findOne({ _id: originalDoc?.id, _status: 'published' })
    .lean<Partial<Event> | null>()
  context[planKey(originalDoc?.id)] = published ? planOf(published) : undefined
  return data
}
