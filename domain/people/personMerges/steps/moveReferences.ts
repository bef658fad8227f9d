import type { Document, ObjectId } from 'mongodb'
import { isDuplicateKey } from '../../../../platform/database'
import { addLeft, documentsOf } from '../mergesRepository'
import { type Move, markDone, recordMoves } from '../movesRepository'
import { type Reference, referencesThat } from '../references'
import { LostLeaseError, type MergeContext } from './mergeContext.types'
import { setAside } from './setAside'
import { MERGE_STEPS } from './steps.constants'

const AT_ONCE = 200

/** Where in a document the merged person is named: a field, or places of a list. */
export const pathsIn = (document: Document, field: string, person: ObjectId): string[] => {
  const [list = '', part] = field.split('.')
  if (!part) return [field]
  const rows = (document[list] ?? []) as Document[]
  return rows.flatMap((row, place) =>
    String(row[part]) === String(person) ? [`${list}.${place}.${part}`] : [],
  )
}

/** Moves what nothing can conflict with, many documents at once. */
const moveMany = async (
  { payload, merge, renew }: MergeContext,
  { collection, field }: Reference,
): Promise<void> => {
  const documents = documentsOf(payload, collection)
  const [list, part] = field.split('.')
  for (;;) {
    const found = await documents
      .find({ [field]: merge.merged }, { limit: AT_ONCE, projection: { [part ? (list ?? '') : '_id']: 1 } })
      .toArray()
    if (found.length === 0) return
    const moves = found.flatMap((document): Move[] =>
      pathsIn(document, field, merge.merged).map((path) => ({
        kind: 'moved',
        collectionSlug: collection,
        document: document._id,
        path,
        before: merge.merged,
        after: merge.remaining,
      })),
    )
    await recordMoves(payload, merge._id, MERGE_STEPS.references, moves)
    await documents.bulkWrite(
      moves.map(({ document, path = '' }) => ({
        updateOne: {
          filter: { _id: document as ObjectId, [path]: merge.merged },
          update: { $set: { [path]: merge.remaining } },
        },
      })),
      { ordered: false },
    )
    if (!(await renew())) throw new LostLeaseError()
  }
}

/** Moves one document, as its rule says where both cannot be the remaining person's. */
const moveOne = async (
  context: MergeContext,
  { collection, field, onConflict, otherEnd, label }: Reference,
  document: Document,
): Promise<void> => {
  const { payload, merge } = context
  const step = MERGE_STEPS.references
  if (otherEnd && merge.remaining.equals(document[otherEnd] as ObjectId)) {
    await setAside(context, collection, document, step)
    return
  }
  const move: Move = {
    kind: 'moved',
    collectionSlug: collection,
    document: document._id,
    path: field,
    before: merge.merged,
    after: merge.remaining,
  }
  await recordMoves(payload, merge._id, step, [move])
  try {
    await documentsOf(payload, collection).updateOne(
      { _id: document._id as ObjectId, [field]: merge.merged },
      { $set: { [field]: merge.remaining } },
    )
    await markDone(payload, merge._id, move)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    if (onConflict === 'aside') await setAside(context, collection, document, step)
    else if (onConflict === 'waits')
      await addLeft(payload, merge._id, [
        {
          what: label ?? collection,
          why: 'Both people have an open one. Decide one of them; the other one follows then.',
        },
      ])
  }
}

const moveEach = async (context: MergeContext, reference: Reference): Promise<void> => {
  const { payload, merge, renew } = context
  const documents = documentsOf(payload, reference.collection)
  const seen: unknown[] = []
  for (;;) {
    const found = await documents
      .find({ [reference.field]: merge.merged, _id: { $nin: seen as never[] } }, { limit: AT_ONCE })
      .toArray()
    if (found.length === 0) return
    for (const document of found) {
      await moveOne(context, reference, document)
      seen.push(document._id)
    }
    if (!(await renew())) throw new LostLeaseError()
  }
}

/** Moves every record of the merged person that the table of references says to move. Safe to repeat. */
export const moveReferences = async (context: MergeContext): Promise<void> => {
  for (const reference of referencesThat('moves'))
    await (reference.onConflict ? moveEach(context, reference) : moveMany(context, reference))
}
