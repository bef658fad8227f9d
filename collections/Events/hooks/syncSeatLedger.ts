import type { CollectionAfterChangeHook } from 'payload'
import { syncSeatLedger as sync } from '../../../domain/events'
import type { Event } from '../../../payload-types'

/** Copies what staff decide about an event to its seat ledger. */
export const syncSeatLedger: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  await sync(req.payload, doc.id)
  return doc
}
