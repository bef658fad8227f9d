import {
  type AnyBulkWriteOperation,
  type Collection,
  type Document,
  type Filter,
  MongoBulkWriteError,
} from 'mongodb'
import { EACH_BATCH, NO_DEADLINE } from '../../../platform/databaseDeadlines'
import type { MigrationPlace } from '../../../platform/migrations/migrationRecords'
import { type ChangeOf, MigrationError } from './migration'

/** As many documents are changed at a time. */
const BATCH = 500
const WRITE_WITHIN_MS = 60_000

export interface Step<Stored extends Document> {
  collection: Collection<Stored>
  filter: Filter<Stored>
  changeOf: ChangeOf<Stored>
  place: MigrationPlace | undefined
  /** Keeps the place, and how many documents were changed since the last. */
  keepPlace: (place: MigrationPlace, changed: number) => Promise<void>
}

/**
 * The next documents after a place. By `min` of the index, not by `$gt`: that would skip the ids of another type, which
 * an import may have given.
 */
const readBatch = <Stored extends Document>({
  collection,
  filter,
  place,
}: Step<Stored>): Promise<Stored[]> => {
  const isPlaced = place?.after !== undefined
  const rest = isPlaced ? { $and: [filter, { _id: { $ne: place.after } }] } : filter
  const cursor = collection
    .find<Stored>(rest as Filter<Stored>, { ...NO_DEADLINE, ...EACH_BATCH })
    .sort({ _id: 1 })
    .hint({ _id: 1 })
    .limit(BATCH)
  return (isPlaced ? cursor.min({ _id: place.after }) : cursor).toArray()
}

const failed = (collection: string, id: unknown, cause: unknown): MigrationError =>
  new MigrationError(
    `${collection} ${String(id)}: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  )

const operationsFor = <Stored extends Document>(
  { collection, filter, changeOf }: Step<Stored>,
  documents: readonly Stored[],
): AnyBulkWriteOperation<Stored>[] =>
  documents.flatMap((document) => {
    const _id: unknown = document._id
    try {
      const update = changeOf(document)
      return update
        ? [{ updateOne: { filter: { $and: [{ _id }, filter] } as unknown as Filter<Stored>, update } }]
        : []
    } catch (error) {
      throw failed(collection.collectionName, _id, error)
    }
  })

/** The id of the document that a batch failed at; undefined when the failure is of none alone. */
const failedId = (error: unknown, operations: readonly AnyBulkWriteOperation[]): unknown => {
  if (!(error instanceof MongoBulkWriteError)) return undefined
  const [first] = [error.writeErrors].flat()
  const operation = first && operations[first.index]
  return operation && 'updateOne' in operation ? operation.updateOne.filter.$and?.[0]?._id : undefined
}

const write = async <Stored extends Document>(
  collection: Collection<Stored>,
  operations: AnyBulkWriteOperation<Stored>[],
): Promise<number> => {
  if (operations.length === 0) return 0
  try {
    return (await collection.bulkWrite(operations, { ordered: true, timeoutMS: WRITE_WITHIN_MS }))
      .modifiedCount
  } catch (error) {
    const id = failedId(error, operations as unknown as AnyBulkWriteOperation[])
    throw id === undefined ? error : failed(collection.collectionName, id, error)
  }
}

/**
 * A step of a migration: changes the documents that match, a batch at a time in the order of their ids, from the place
 * where the last run left off.
 * @throws MigrationError with the id of the document that could not be changed; those before it are changed
 */
export const updateEach = async <Stored extends Document>(step: Step<Stored>): Promise<void> => {
  let { place } = step
  while (!place?.isDone) {
    const documents = await readBatch({ ...step, place })
    const changed = await write(step.collection, operationsFor(step, documents))
    const last = documents.at(-1)
    place = { ...(last ? { after: last._id as unknown } : place), isDone: documents.length < BATCH }
    await step.keepPlace(place, changed)
  }
}
