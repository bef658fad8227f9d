import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { readPublishedEventFacts } from '../../../domain/events'
import type { EventFacts } from '../../../domain/events/mails/eventFacts'
import { announceTrash as announce } from '../../../domain/events/registrations'
import type { Event } from '../../../payload-types'

const factsKey = (id: unknown): string => `public facts of event ${String(id)}`

/** Remembers the public facts of an event that is moved to the trash: afterwards its latest draft takes its place. */
export const rememberFacts: CollectionBeforeChangeHook<Event> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt) return data
  const facts = await readPublishedEventFacts(req.payload, originalDoc?.id)
  if (facts) context[factsKey(originalDoc?.id)] = facts
  return data
}

/** Announces to everybody registered that an event is in the trash, or published again from it. */
export const announceTrash: CollectionAfterChangeHook<Event> = async ({ context, doc, operation, req }) => {
  const before = context[factsKey(doc.id)] as EventFacts | undefined
  if (operation === 'update') await announce(req.payload, doc, before)
  return doc
}
