import type { Db, Document, Filter } from 'mongodb'
import type { Logger } from '../../../platform/logger'
import {
  type MigrationPlace,
  type MigrationRecord,
  migrationTitle,
  migrationsOf,
} from '../../../platform/migrations/migrationRecords'
import { type ChangeOf, type Migration, type MigrationContext, MigrationError } from './migration'
import { updateEach } from './updateEach'

export interface Run {
  db: Db
  /** The version of the product. */
  version: string
  log: Pick<Logger, 'info' | 'error'>
}

/** The log hears of a long migration this often. */
const TELL_EVERY_MS = 10_000
const MAX_ERROR_LENGTH = 1_000

const titleOf = ({ number, name }: Migration): string => migrationTitle({ _id: number, name })

/** Takes the migration over from whoever was at it before. Returns its places. */
const begin = async (
  { db, version }: Run,
  { number, name, worksFrom }: Migration,
  owner: string,
): Promise<Record<string, MigrationPlace>> => {
  const now = new Date()
  const record = await migrationsOf(db).findOneAndUpdate(
    { _id: number },
    [
      {
        $set: {
          name,
          worksFrom,
          version,
          status: 'running',
          runBy: owner,
          startedAt: { $ifNull: ['$startedAt', now] },
          changed: { $ifNull: ['$changed', 0] },
        },
      },
      { $unset: 'error' },
    ],
    { upsert: true, returnDocument: 'after' },
  )
  return record?.places ?? {}
}

/** Changes the record of a migration. @throws MigrationError when another process has taken the migration over */
const note = async (
  { db }: Run,
  migration: Migration,
  owner: string,
  set: Partial<MigrationRecord> | Record<string, unknown>,
  changed = 0,
): Promise<void> => {
  const { matchedCount } = await migrationsOf(db).updateOne(
    { _id: migration.number, runBy: owner, status: 'running' },
    { $set: set, $inc: { changed } },
  )
  if (matchedCount === 0)
    throw new MigrationError(`Another process has taken over the migration ${titleOf(migration)}`)
}

const contextOf = (
  run: Run,
  migration: Migration,
  owner: string,
  places: Record<string, MigrationPlace>,
): MigrationContext => {
  let [steps, toldAt, total] = [0, Date.now(), 0]
  return {
    db: run.db,
    updateEach: <Stored extends Document>(
      collection: string,
      filter: Filter<Stored>,
      changeOf: ChangeOf<Stored>,
    ) => {
      const step = String((steps += 1))
      const keepPlace = async (place: MigrationPlace, changed: number): Promise<void> => {
        await note(run, migration, owner, { [`places.${step}`]: place }, changed)
        total += changed
        if (Date.now() - toldAt < TELL_EVERY_MS) return
        toldAt = Date.now()
        run.log.info({ migration: titleOf(migration), changed: total }, 'a migration is running')
      }
      return updateEach({
        collection: run.db.collection<Stored>(collection),
        filter,
        changeOf,
        place: places[step],
        keepPlace,
      })
    },
  }
}

/**
 * Runs one migration, from the place where an earlier run left off, and records it.
 * @param owner the process that holds the lock
 * @throws MigrationError with the document that it failed at, which is recorded too
 */
export const runMigration = async (run: Run, migration: Migration, owner: string): Promise<void> => {
  const title = titleOf(migration)
  const places = await begin(run, migration, owner)
  const isResumed = Object.keys(places).length > 0
  run.log.info(
    { migration: title, version: run.version },
    isResumed ? 'a migration goes on' : 'a migration begins',
  )
  try {
    await migration.up(contextOf(run, migration, owner, places))
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).slice(0, MAX_ERROR_LENGTH)
    // the record may be out of reach for the same reason: the reason itself is what counts
    await note(run, migration, owner, { status: 'failed', error: reason }).catch(() => undefined)
    throw new MigrationError(
      `The migration ${title} failed. What it did is kept, and the next start goes on from there.\n  ${reason}`,
      { cause },
    )
  }
  await note(run, migration, owner, { status: 'done', finishedAt: new Date() })
  const changed = (await migrationsOf(run.db).findOne({ _id: migration.number }))?.changed ?? 0
  run.log.info({ migration: title, changed }, 'a migration is done')
}
