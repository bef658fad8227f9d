import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PossibleDuplicate } from '../../../../payload-types'
import { modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { DuplicateReason } from './duplicateTexts.schema'

export type StoredPair = Omit<Stored<PossibleDuplicate>, 'reasons'> & { reasons: DuplicateReason[] }

const pairsOf = (payload: Payload): Collection<StoredPair> =>
  modelOf(payload, 'possible-duplicates').collection as unknown as Collection<StoredPair>

/** A pair as a job finds it; `one` is the lesser id. */
export interface FoundPair {
  one: ObjectId
  other: ObjectId
  reasons: DuplicateReason[]
  name: string
}

/** Stores pairs that are not known yet; what was decided about a known one stays. */
export const storePairs = async (
  payload: Payload,
  pairs: readonly FoundPair[],
  foundAt: Date,
): Promise<void> => {
  if (pairs.length === 0) return
  await pairsOf(payload).bulkWrite(
    pairs.map(({ one, other, reasons, name }) => ({
      updateOne: {
        filter: { one, other },
        update: {
          $set: { reasons, name, foundAt },
          $setOnInsert: {
            _id: new ObjectId(),
            status: 'open',
            createdAt: foundAt,
            updatedAt: foundAt,
          } as never,
        },
        upsert: true,
      },
    })),
    { ordered: false },
  )
}

/** Removes the open pairs that were not found again: one was changed, merged or erased. */
export const removeUnfound = async (payload: Payload, foundAt: Date): Promise<void> => {
  await pairsOf(payload).deleteMany({ status: 'open', foundAt: { $lt: foundAt } as never })
}

/** A page of pairs, the oldest first. */
export const findPairs = async (
  payload: Payload,
  status: StoredPair['status'],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ docs: StoredPair[]; total: number }> => {
  const [docs, total] = await Promise.all([
    pairsOf(payload)
      .find({ status })
      .sort({ createdAt: 1, _id: 1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .toArray(),
    pairsOf(payload).countDocuments({ status }),
  ])
  return { docs, total }
}

/** Decides on a pair. Returns the pair as it was; null when there is none. */
export const setPairStatus = (
  payload: Payload,
  id: ObjectId,
  status: StoredPair['status'],
  by: ObjectId | null,
): Promise<StoredPair | null> =>
  pairsOf(payload).findOneAndUpdate({ _id: id }, { $set: { status, by } as never })

/** Removes the pairs of a person. */
export const deletePairsOf = async (payload: Payload, person: ObjectId): Promise<void> => {
  await pairsOf(payload).deleteMany({ $or: [{ one: person }, { other: person }] })
}
