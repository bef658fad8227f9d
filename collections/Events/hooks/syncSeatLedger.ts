import type { CollectionAfterChangeHook } from 'payload'
import { syncSeatLedger as sync } from '../../../domain/events'
import { syncHasProgramme } from '../../../domain/events/programme'
import type { Event } from '../../../payload-types'

/** Copies what staff decide about an event to its seat ledger, and tells the event of its programme, which drafts forget. */
export const syncSeatLedger: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  await sync(req.payload, doc.id)
  await syncHasProgramme(req.payload, doc.id)
  return doc
}
