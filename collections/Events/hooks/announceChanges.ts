import type { CollectionAfterChangeHook } from 'payload'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { announceEvents } from '../../../domain/registrations/announceEvents'
import { readEventFacts } from '../../../domain/registrations/registrationMails'
import type { Event } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { planKey, planOf } from './rememberPlan'

/**
 * Lays down in the seat ledger that everybody registered is to be told, when staff cancel an event or change its time
 * or place, and tells them. Looks at what is published: a draft beside it tells nobody anything.
 */
export const announceChanges: CollectionAfterChangeHook<Event> = async ({
  context,
  doc,
  operation,
  req: { payload },
}) => {
  const known = context[planKey(doc.id)]
  if (operation !== 'update' || doc._status !== 'published' || known === undefined) return doc
  const hasChanged = known !== planOf(doc)
  const event = hasChanged && !isPastEvent(doc, Date.now()) ? await readEventFacts(payload, doc.id) : null
  if (!event) return doc
  const kind = doc.isCancelled ? 'cancelled' : 'changed'
  await modelOf(payload, 'seat-ledgers').updateOne(
    { event: doc.id },
    { $set: { announcement: { kind, at: new Date(), event } } },
  )
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
