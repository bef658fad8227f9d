import type { Document, ObjectId } from 'mongodb'
import type { CollectionSlug } from 'payload'
import { documentsOf } from '../mergesRepository'
import { type Move, findMove, markDone, recordMoves } from '../movesRepository'
import type { MergeContext } from './mergeContext.types'

/**
 * Writes fields of a document, each with what it was before. A field that the merge wrote once is not written again:
 * what somebody changed since stays.
 */
export const writeFields = async (
  { payload, merge }: MergeContext,
  step: number,
  collection: CollectionSlug,
  document: Document,
  fields: Document,
): Promise<void> => {
  for (const [path, after] of Object.entries(fields)) {
    const move: Move = {
      kind: 'field',
      collectionSlug: collection,
      document: document._id,
      path,
      ...(path in document && { before: document[path] as unknown }),
      after: after as unknown,
    }
    await recordMoves(payload, merge._id, step, [move])
    const recorded = await findMove(payload, merge._id, move)
    if (!recorded || recorded.isDone) continue
    await documentsOf(payload, collection).updateOne(
      { _id: document._id as ObjectId },
      recorded.after === undefined ? { $unset: { [path]: 1 } } : { $set: { [path]: recorded.after } },
    )
    await markDone(payload, merge._id, move)
  }
}
