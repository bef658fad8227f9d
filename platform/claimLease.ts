import type { Collection, Document, Filter, ObjectId } from 'mongodb'

/** A document that one of several processes works on for a time. */
interface Leased extends Document {
  _id: ObjectId
  leaseUntil?: Date | null
}

/**
 * Claims the work on a document for a process, or renews its lease, in one conditional update.
 * @param where that there is work to do on it
 * @param current the end of the own lease; null for a new one
 * @returns the end of the lease; null when another process works on it, or there is nothing to do
 */
export const claimLease = async <Stored extends Leased>(
  collection: Collection<Stored>,
  where: Filter<Stored> & { _id: ObjectId },
  leaseMs: number,
  current: Date | null,
): Promise<Date | null> => {
  const now = Date.now()
  const leaseUntil = new Date(now + leaseMs)
  const isFree = [
    { leaseUntil: null },
    { leaseUntil: { $lt: new Date(now) } },
    { leaseUntil: current ?? new Date(0) },
  ]
  const { matchedCount } = await collection.updateOne({ ...where, $or: isFree }, {
    $set: { leaseUntil },
  } as never)
  return matchedCount > 0 ? leaseUntil : null
}
