import type { Document, ObjectId } from 'mongodb'
import type { CollectionSlug } from 'payload'
import { documentsOf } from '../mergesRepository'
import { recordAside } from '../movesRepository'
import { referencesThat } from '../references'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'

/** Takes a document out of its collection; the merge holds it until it is undone. Safe to repeat. */
export const setAside = async (
  { payload, merge }: MergeContext,
  collection: CollectionSlug,
  document: Document,
  step: number,
): Promise<void> => {
  await recordAside(payload, merge._id, step, {
    kind: 'aside',
    collectionSlug: collection,
    document: document._id,
    before: document,
  })
  await documentsOf(payload, collection).deleteOne({ _id: document._id as ObjectId })
}

/** Sets aside what a person has once and the remaining one has already. */
export const setAllAside = async (context: MergeContext): Promise<void> => {
  for (const { collection, field } of referencesThat('asideAlways'))
    for (const document of await documentsOf(context.payload, collection)
      .find({ [field]: context.merge.merged })
      .toArray())
      await setAside(context, collection, document, MERGE_STEPS.aside)
}
