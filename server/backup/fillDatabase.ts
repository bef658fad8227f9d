import type { Db } from 'mongodb'
import { listCollections } from './databaseParts'
import { BackupError, UNFINISHED } from './format'

/** A database that does not answer is told of, also by `npm run doctor`. */
const MOST_MS = 5_000

/** The command that fills a database. */
export type Filling = 'restore' | 'move'

/** @throws BackupError when the database has a document */
export const refuseFilledDatabase = async (db: Db, advice: string): Promise<void> => {
  for (const { name } of await listCollections(db))
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new BackupError(`The database ${db.databaseName} is not empty (${name}). ${advice}`)
}

/** Deletes every collection but the mark of an unfinished filling. */
export const emptyDatabase = async (db: Db): Promise<void> => {
  for (const { name } of await listCollections(db)) await db.collection(name).drop()
}

/** Which command began to fill a database and did not finish. */
export const findUnfinished = async (db: Db): Promise<Filling | undefined> => {
  const mark = await db.collection<{ by?: Filling }>(UNFINISHED).findOne({}, { timeoutMS: MOST_MS })
  return mark ? (mark.by ?? 'restore') : undefined
}

/** Marks the database while it is filled: the server does not start on half of it. */
export const whileMarked = async <Result>(
  db: Db,
  by: Filling,
  work: () => Promise<Result>,
): Promise<Result> => {
  const marks = db.collection(UNFINISHED)
  await marks.insertOne({ since: new Date(), by })
  const result = await work()
  await marks.drop()
  return result
}
