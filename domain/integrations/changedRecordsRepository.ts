import { type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Where a page begins: behind a record, in the order of the last change. */
export interface Position {
  updatedAt: Date
  id: string
}

export interface ChangedRange {
  limit: number
  /** Inclusive. */
  updatedAfter?: Date
  behind?: Position
}

const EPOCH = new Date(0)

/**
 * Records in the order of their last change, by id where that does not decide.
 * @param where what else they must meet
 * @param fields which fields are read
 */
export const findChanged = <Row extends Document>(
  payload: Payload,
  collection: CollectionSlug,
  { where, fields }: { where: Document; fields: readonly string[] },
  { limit, updatedAfter = EPOCH, behind }: ChangedRange,
): Promise<Row[]> =>
  modelOf(payload, collection)
    .collection.find<Row>(
      {
        $and: [
          where,
          { updatedAt: { $gte: updatedAfter } },
          ...(behind
            ? [
                { updatedAt: { $gte: behind.updatedAt } },
                {
                  $or: [{ updatedAt: { $gt: behind.updatedAt } }, { _id: { $gt: new ObjectId(behind.id) } }],
                },
              ]
            : []),
        ],
      },
      {
        projection: Object.fromEntries([...fields, 'updatedAt'].map((name) => [name, 1])),
        sort: { updatedAt: 1, _id: 1 },
        limit,
      },
    )
    .toArray()
