import { type Collection, type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PeopleImport } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { leasedRuns } from '../../../platform/leasedRuns'
import type { Stored } from '../../../platform/stored.types'
import type { ImportStatus } from './import.schema'

/** A list as the database has it; without what is in it. */
export type StoredImport = Stored<PeopleImport, 'leaseUntil'>
type WithContent = StoredImport & { content?: { buffer: Uint8Array } | null }

/** The native collection: the file's bytes are no field that Payload has. */
const importsOf = (payload: Payload): Collection<WithContent> =>
  modelOf(payload, 'people-imports').collection as unknown as Collection<WithContent>

const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)
const WITHOUT_CONTENT = { content: 0 }

/** Moves, claims and completes imports. */
export const importRuns = (payload: Payload) =>
  leasedRuns<WithContent>(importsOf(payload), ['checking', 'importing', 'undoing'] satisfies ImportStatus[])

/** Stores a file that is not checked yet. */
export const createImport = async (
  payload: Payload,
  { by, ...fields }: Pick<StoredImport, 'name' | 'format'> & { by: string },
  content: Uint8Array,
): Promise<string> => {
  const now = new Date()
  const { insertedId } = await importsOf(payload).insertOne({
    _id: new ObjectId(),
    ...fields,
    by: toId(by),
    status: 'draft',
    content: Buffer.from(content),
    createdAt: now,
    updatedAt: now,
  } as never)
  return insertedId.toHexString()
}

export const findImport = (payload: Payload, id: string | ObjectId): Promise<StoredImport | null> =>
  importsOf(payload).findOne({ _id: toId(id) }, { projection: WITHOUT_CONTENT })

/** The bytes of a file; null once its rows are carried out. */
export const readImportContent = async (payload: Payload, id: ObjectId): Promise<Uint8Array | null> =>
  (await importsOf(payload).findOne({ _id: id }, { projection: { content: 1 } }))?.content?.buffer ?? null

/** The latest lists. */
export const findImports = (payload: Payload, limit: number): Promise<StoredImport[]> =>
  importsOf(payload).find({}, { projection: WITHOUT_CONTENT }).sort({ _id: -1 }).limit(limit).toArray()

/** The mapping with which the latest list with the same headings was checked. */
export const findMapping = async (payload: Payload, headings: string): Promise<unknown> =>
  (
    await importsOf(payload).findOne(
      { headings, mapping: { $ne: null } },
      { projection: { mapping: 1 }, sort: { _id: -1 } },
    )
  )?.mapping

export const setImportFields = async (payload: Payload, _id: ObjectId, set: Document): Promise<void> => {
  await importsOf(payload).updateOne({ _id }, { $set: set })
}

/** The lists that nobody has carried out, made before a moment. */
export const findOldDrafts = async (payload: Payload, before: Date): Promise<ObjectId[]> =>
  (
    await importsOf(payload)
      .find(
        {
          status: { $in: ['draft', 'checked'] },
          importedAt: null,
          _id: { $lt: ObjectId.createFromTime(before.getTime() / 1000) },
        },
        { projection: { _id: 1 }, limit: 100 },
      )
      .toArray()
  ).map(({ _id }) => _id)

export const deleteDraft = async (payload: Payload, _id: ObjectId): Promise<void> => {
  await importsOf(payload).deleteOne({ _id, status: { $in: ['draft', 'checked'] }, importedAt: null })
}
