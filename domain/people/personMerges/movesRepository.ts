import { type Collection, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'

/** A change that a merge makes to one document. */
export interface Move {
  kind: 'moved' | 'aside' | 'field' | 'made' | 'seat' | 'address'
  collectionSlug: CollectionSlug
  /** The id of the document. */
  document: unknown
  /** The field; left out where it is the whole document. */
  path?: string
  /** What was there before: a value, or the document that is set aside; undefined where there was nothing. */
  before?: unknown
  after?: unknown
}

export interface StoredMove extends Move {
  _id: ObjectId
  merge: ObjectId
  key: string
  /** The place of the step: undoing goes through the steps backwards. */
  step: number
  isDone?: boolean
}

const movesOf = (payload: Payload): Collection<StoredMove> =>
  modelOf(payload, 'person-merge-moves').collection as unknown as Collection<StoredMove>

const keyOf = ({ collectionSlug, document, path }: Move): string =>
  [collectionSlug, String(document), path ?? ''].join(' ')

/** Records changes before they are made. What is recorded already stays as it is. */
export const recordMoves = async (
  payload: Payload,
  merge: ObjectId,
  step: number,
  moves: readonly Move[],
): Promise<void> => {
  await insertMissing(
    movesOf(payload),
    moves.map((move) => ({ _id: new ObjectId(), merge, step, key: keyOf(move), ...move })),
  )
}

/**
 * Records a document that is about to be set aside, as it is now; one that is gone already stays as it was recorded.
 */
export const recordAside = async (
  payload: Payload,
  merge: ObjectId,
  step: number,
  move: Move,
): Promise<void> => {
  const key = keyOf(move)
  await movesOf(payload).updateOne(
    { merge, key },
    { $set: { before: move.before }, $setOnInsert: { merge, key, step, kind: 'aside', ...without(move) } },
    { upsert: true },
  )
}

const without = ({ collectionSlug, document }: Move) => ({ collectionSlug, document })

/** Notes that a change is made, so that a repetition leaves it alone. */
export const markDone = async (payload: Payload, merge: ObjectId, move: Move): Promise<void> => {
  await movesOf(payload).updateOne({ merge, key: keyOf(move) }, { $set: { isDone: true } })
}

/** One change of a merge, as it was recorded. */
export const findMove = (
  payload: Payload,
  merge: ObjectId,
  move: Pick<Move, 'collectionSlug' | 'document' | 'path'>,
): Promise<StoredMove | null> => movesOf(payload).findOne({ merge, key: keyOf({ kind: 'moved', ...move }) })

/** The steps in which a merge changed something, the last first. */
export const findSteps = async (payload: Payload, merge: ObjectId): Promise<number[]> =>
  (await movesOf(payload).distinct('step', { merge })).toSorted((one, other) => other - one)

/** The next changes of a step, after one of them. */
export const findMoves = (
  payload: Payload,
  merge: ObjectId,
  { step, after, limit }: { step: number; after?: ObjectId; limit: number },
): Promise<StoredMove[]> =>
  movesOf(payload)
    .find({ merge, step, ...(after && { _id: { $gt: after } }) })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray()

/** The ids of the documents of a collection that a merge moved. */
export const findMovedIds = async (
  payload: Payload,
  merge: ObjectId,
  collectionSlug: CollectionSlug,
): Promise<unknown[]> => movesOf(payload).distinct('document', { merge, collectionSlug, kind: 'moved' })

/** The documents that a merge holds of a collection. */
export const findAside = (
  payload: Payload,
  merges: readonly ObjectId[],
  collectionSlugs: readonly CollectionSlug[],
): Promise<StoredMove[]> =>
  movesOf(payload)
    .find({
      merge: { $in: [...merges] },
      kind: 'aside',
      collectionSlug: { $in: [...collectionSlugs] },
    })
    .toArray()

/** How many documents a merge moved and set aside, by collection and field. */
export const countMoves = async (
  payload: Payload,
  merge: ObjectId,
): Promise<{ collectionSlug: CollectionSlug; path?: string; kind: string; count: number }[]> => {
  const groups = await movesOf(payload)
    .aggregate<{ _id: { collectionSlug: CollectionSlug; path?: string; kind: string }; count: number }>([
      { $match: { merge } },
      {
        $group: {
          _id: { collectionSlug: '$collectionSlug', path: '$path', kind: '$kind' },
          count: { $sum: 1 },
        },
      },
    ])
    .toArray()
  return groups.map(({ _id, count }) => ({ ..._id, count }))
}

export const deleteMoves = async (payload: Payload, merges: readonly ObjectId[]): Promise<void> => {
  await movesOf(payload).deleteMany({ merge: { $in: [...merges] } })
}
