import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { announceEvents } from '../../../domain/registrations/announceEvents'
import { readEventFacts } from '../../../domain/registrations/registrationMails'
import type { Event } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { EventFacts } from '../../../domain/events/mails/eventFacts'

const factsKey = (id: unknown): string => `public facts of event ${String(id)}`

/** Remembers what was public of an event that is moved to the trash: afterwards its latest draft stands in its place. */
export const rememberFacts: CollectionBeforeChangeHook<Event> = async ({
  context,
  data,
  operation,
  originalDoc,
  req: { payload },
}) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt) return data
  const isPublic = await modelOf(payload, 'events').exists({ _id: originalDoc?.id, _status: 'published' })
  if (isPublic) context[factsKey(originalDoc?.id)] = await readEventFacts(payload, originalDoc?.id)
  return data
}

/**
 * Tells everybody registered that an event which was moved to the trash does not take place, and once it is published
 * again, that it does. Registrations are kept as long as the event is. Laid down in the seat ledger first, as every
 * announcement is.
 */
export const tellOfTrash: CollectionAfterChangeHook<Event> = async ({
  context,
  doc,
  operation,
  req: { payload },
}) => {
  if (operation !== 'update') return doc
  const ledgers = modelOf(payload, 'seat-ledgers')
  const at = new Date()
  const was = context[factsKey(doc.id)] as EventFacts | null | undefined
  let isWaiting = false
  if (doc.deletedAt && was && !was.isCancelled && !isPastEvent(was, at.getTime())) {
    const announcement = { kind: 'cancelled', at, event: { ...was, isCancelled: true } }
    isWaiting =
      (
        await ledgers.updateOne(
          { event: doc.id, taken: { $gt: 0 } },
          { $set: { announcement, toldOfTrashAt: at } },
        )
      ).matchedCount > 0
  } else if (doc._status === 'published' && !doc.deletedAt) {
    const event = await readEventFacts(payload, doc.id)
    const isOn = event && !event.isCancelled && !isPastEvent(event, at.getTime())
    const change = {
      $unset: { toldOfTrashAt: 1 },
      ...(isOn && { $set: { announcement: { kind: 'changed', at, event } } }),
    }
    isWaiting =
      (await ledgers.updateOne({ event: doc.id, toldOfTrashAt: { $ne: null } }, change)).matchedCount > 0
  }
  if (!isWaiting) return doc
  try {
    await announceEvents(payload)
  } catch (error) {
    payload.logger.error(
      { err: error, event: doc.id },
      'the registered could not be told yet; it is tried again',
    )
  }
  return doc
}
