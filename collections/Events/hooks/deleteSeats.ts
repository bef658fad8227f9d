import type { CollectionAfterDeleteHook } from 'payload'
import { modelOf } from '../../../platform/database'

/** Removes a deleted event's ledger first, so that nobody registers any more, then its registrations. */
export const deleteSeats: CollectionAfterDeleteHook = async ({ id, req }) => {
  await modelOf(req.payload, 'seat-ledgers').deleteOne({ event: id })
  await modelOf(req.payload, 'registrations').deleteMany({ event: id })
}
