import type { CollectionBeforeChangeHook } from 'payload'
import { readPublishedPlan } from '../../../domain/events/registrations'
import type { Event } from '../../../payload-types'

/** The key under which a request remembers the published plan of an event before it is changed. */
export const planKey = (id: unknown): string => `published plan of event ${String(id)}`

/** Remembers the plan that people know before an event is changed. */
export const rememberPlan: CollectionBeforeChangeHook<Event> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    context[planKey(originalDoc?.id)] = await readPublishedPlan(req.payload, originalDoc?.id)
  return data
}
