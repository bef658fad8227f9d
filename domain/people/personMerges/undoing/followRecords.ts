import type { Document, ObjectId } from 'mongodb'
import { isDuplicateKey } from '../../../../platform/database'
import { type StoredMerge, documentsOf } from '../mergesRepository'
import { findMovedIds } from '../movesRepository'
import { type Reference, REFERENCES } from '../references'
import { pathsIn } from '../steps/moveReferences'
import type { UndoContext } from './undoMoves'

/** Gives documents of the remaining person that were made since the merge to the merged person. */
const give = async (
  { payload, merge }: UndoContext,
  { collection, field }: Reference,
  where: Document,
): Promise<void> => {
  const documents = documentsOf(payload, collection)
  const found = await documents.find({ ...where, [field]: merge.remaining }, { limit: 1000 }).toArray()
  for (const document of found)
    for (const path of pathsIn(document, field, merge.remaining))
      await documents
        .updateOne({ _id: document._id, [path]: merge.remaining }, { $set: { [path]: merge.merged } })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error
        })
}

/**
 * What was made since the merge for a record that goes back goes with it: the payment of an invoice, a document of an
 * application. The same for what was added to a membership that goes back: events, renewals and their invoices. All
 * else that was made since stays with the remaining person.
 */
export const followRecords = async (
  context: UndoContext,
  { _id, membershipOf, mergedAt }: Pick<StoredMerge, '_id' | 'membershipOf' | 'mergedAt'>,
): Promise<void> => {
  const { payload } = context
  const moved = new Map<string, unknown[]>()
  const since = mergedAt ?? _id.getTimestamp()
  if (membershipOf === 'merged')
    for (const reference of REFERENCES) {
      const { isOfMembership: about } = reference
      if (!about) continue
      const only = typeof about === 'object' ? { [about.field]: about.value } : {}
      const where = { createdAt: { $gte: since }, ...only }
      // an invoice of the membership takes its payments along
      const found = await documentsOf(payload, reference.collection)
        .find(
          { ...where, [reference.field]: context.merge.remaining },
          { projection: { _id: 1 }, limit: 1000 },
        )
        .toArray()
      moved.set(reference.collection, [
        ...(moved.get(reference.collection) ?? []),
        ...found.map((document): unknown => document._id),
      ])
      await give(context, reference, where)
    }
  for (const reference of REFERENCES) {
    const { follows } = reference
    if (!follows) continue
    const ids = [
      ...(await findMovedIds(payload, _id, follows.collection)),
      ...(moved.get(follows.collection) ?? []),
    ] as ObjectId[]
    if (ids.length === 0) continue
    await give(context, reference, { [follows.field]: { $in: ids }, createdAt: { $gte: since } })
  }
}
