import type { CollectionAfterChangeHook } from 'payload'
import type { Event } from '../../../payload-types'
import { modelOf } from '../../../server/services/database'

/**
 * Carries what staff decide about an event to its seat ledger. Only fields that nobody else writes are set, so that a
 * registration at the same moment is not lost. A draft saved beside a published event changes nothing yet.
 */
export const syncSeatLedger: CollectionAfterChangeHook<Event> = async ({ doc, previousDoc, req }) => {
  if (doc._status === 'draft' && previousDoc?._status === 'published' && req.query?.draft === 'true') return doc
  await modelOf(req.payload, 'seat-ledgers').updateOne(
    { event: doc.id },
    {
      $set: {
        isOpen: doc._status === 'published' && !doc.isCancelled,
        closesAt: doc.isDateToBeAnnounced ? null : new Date(doc.endDate ?? doc.eventDate),
        capacity: doc.maxAttendees ?? null,
      },
      $setOnInsert: { event: doc.id, taken: 0, holders: [] },
    },
    { upsert: true },
  )
  return doc
}
