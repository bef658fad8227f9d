import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { BSON, type ClientSession, type Db, type Document } from 'mongodb'
import { BackupError, type StoredCollection, UNFINISHED } from './format'

/** As many bytes of documents are in memory at a time, and one more document. */
const PART_BYTES = 4 * 1024 ** 2
/** Fast rather than small: writes may be waiting. */
const COMPRESSION = { level: 3 }
/** A part cannot be larger than its limit and one document of MongoDB's largest size. */
const MAX_PART_BYTES = PART_BYTES + 17 * 1024 ** 2

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Documents of one collection, one after the other as BSON: what `mongodump` writes and `bsondump` reads. */
export interface DatabasePart {
  collection: string
  documents: number
  bson: Buffer
}

/** The collections to save, by name. Indexes are not among them: the server makes them at its start. */
export const listCollections = async (db: Db): Promise<StoredCollection[]> => {
  const found = await db.listCollections({ type: 'collection' }).toArray()
  return found
    .filter(({ name }) => !name.startsWith('system.') && name !== UNFINISHED)
    .map(({ name, ...info }) => ({
      name,
      options: 'options' in info ? (info.options as Record<string, unknown>) : {},
      documents: 0,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** All documents of a collection by their ids, in parts, as they are stored: no number or date is converted. */
export async function* dumpCollection(
  db: Db,
  collection: string,
  session?: ClientSession,
): AsyncGenerator<DatabasePart> {
  const cursor = db
    .collection(collection)
    .find({}, { raw: true, session, sort: { _id: 1 }, hint: { _id: 1 }, allowDiskUse: true })
  let documents: Buffer[] = []
  let size = 0
  for await (const document of cursor as unknown as AsyncIterable<Buffer>) {
    documents.push(Buffer.from(document)) // a copy: the driver's buffer holds a whole batch
    size += document.length
    if (size < PART_BYTES) continue
    yield { collection, documents: documents.length, bson: Buffer.concat(documents) }
    documents = []
    size = 0
  }
  if (size > 0) yield { collection, documents: documents.length, bson: Buffer.concat(documents) }
}

/** Exactly the types that are stored: a whole number stays what it was, integer or floating. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const

const documentsIn = (bson: Buffer): Document[] => {
  const documents: Document[] = []
  for (let from = 0; from < bson.length;) {
    const length = bson.readInt32LE(from)
    documents.push(BSON.deserialize(bson.subarray(from, from + length), EXACT))
    from += length
  }
  return documents
}

/** Inserts the documents of a part. */
export const loadPart = async (
  db: Db,
  { collection, bson }: Omit<DatabasePart, 'documents'>,
): Promise<number> => {
  const documents = documentsIn(bson)
  await db.collection(collection).insertMany(documents, { ordered: false, ignoreUndefined: false })
  return documents.length
}

export const compressPart = (bson: Buffer): Promise<Buffer> => compress(bson, COMPRESSION)

/** @throws BackupError when it is not what `compressPart` made */
export const decompressPart = async (content: Buffer): Promise<Buffer> => {
  try {
    return await decompress(content, { maxOutputLength: MAX_PART_BYTES })
  } catch (cause) {
    throw new BackupError('The archive is damaged: a part of the database', { cause })
  }
}
