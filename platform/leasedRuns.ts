import type { Collection, Document, Filter, ObjectId } from 'mongodb'
import { claimLease } from './claimLease'

/** A document that stands for a long work, in steps that its status names. */
interface Run extends Document {
  _id: ObjectId
  status: string
  leaseUntil?: Date | null
  needsFinalising?: boolean | null
}

const MAX_AT_ONCE = 100

/**
 * The steps of works that survive a restart: each moves from status to status by one conditional update, and one
 * process at a time works on it, by a lease.
 * @param atWork the statuses in which there is work to do
 */
export const leasedRuns = <Stored extends Run>(
  collection: Collection<Stored>,
  atWork: readonly Stored['status'][],
) => ({
  /** Moves a run from one status to another. Returns whether this call did. */
  move: async (
    _id: ObjectId,
    from: Stored['status'],
    to: Stored['status'],
    set: Document = {},
  ): Promise<boolean> => {
    const { modifiedCount } = await collection.updateOne(
      { _id, status: from } as Filter<Stored>,
      {
        $set: { ...set, status: to, needsFinalising: atWork.includes(to) },
      } as never,
    )
    return modifiedCount > 0
  },
  /** Claims the work for a time, or renews the lease; null when another process has it, or it is done. */
  claim: (_id: ObjectId, leaseMs: number, current: Date | null): Promise<Date | null> =>
    claimLease(
      collection,
      { _id, needsFinalising: true } as Filter<Stored> & { _id: ObjectId },
      leaseMs,
      current,
    ),
  /** Ends the work, and the lease with it. */
  complete: async (
    _id: ObjectId,
    from: Stored['status'],
    to: Stored['status'],
    { set = {}, unset = {} }: { set?: Document; unset?: Document } = {},
  ): Promise<void> => {
    await collection.updateOne(
      { _id, status: from } as Filter<Stored>,
      {
        $set: { ...set, status: to, needsFinalising: false },
        $unset: { leaseUntil: 1, ...unset },
      } as never,
    )
  },
  /** The runs that a crash left, or that are at work now; the oldest first. */
  findUnfinalised: async (): Promise<ObjectId[]> =>
    (
      await collection
        .find({ needsFinalising: true } as Filter<Stored>, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(MAX_AT_ONCE)
        .toArray()
    ).map(({ _id }) => _id),
})
