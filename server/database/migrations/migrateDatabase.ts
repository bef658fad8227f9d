import type { Db } from 'mongodb'
import {
  MIGRATION_COLLECTIONS,
  migrationLockOf,
  migrationTitle,
  migrationsOf,
  readMigrationRecords,
} from '../../../platform/migrations/migrationRecords'
import { whileLocked } from '../../../platform/whileLocked'
import { type ComparedMigrations, compareMigrations, incompatibility } from './compareMigrations'
import { type Migration, MigrationError } from './migration'
import { type Run, runMigration } from './runMigration'

export interface MigrateOptions extends Run {
  migrations: readonly Migration[]
  /** How long this process waits while another migrates, in milliseconds. */
  maxWaitMs?: number
  /** After a crash of the process that migrates, another goes on after this many milliseconds. */
  leaseMs?: number
}

const MAX_WAIT_MS = 10 * 60_000
const LEASE_MS = 10_000

/** What is to be done. @throws MigrationError when this version must not be used on the database */
const compare = async ({ db, migrations, version }: MigrateOptions): Promise<ComparedMigrations> => {
  const compared = compareMigrations(await readMigrationRecords(db), migrations, version)
  const reason = incompatibility(compared, version)
  if (reason) throw new MigrationError(reason)
  return compared
}

/** Whether nobody has stored anything yet. Collections and indexes may exist. */
const isFresh = async (db: Db): Promise<boolean> => {
  const apart: readonly string[] = Object.values(MIGRATION_COLLECTIONS)
  if ((await readMigrationRecords(db)).length > 0) return false
  for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
    if (!apart.includes(name) && (await db.collection(name).findOne({}, { projection: { _id: 1 } })))
      return false
  return true
}

/** Records migrations without running them: as done where there is nothing to migrate, else as what is to come. */
const record = async (
  { db, version }: MigrateOptions,
  migrations: readonly Migration[],
  status: 'done' | 'pending',
): Promise<void> => {
  const now = new Date()
  await migrationsOf(db).bulkWrite(
    migrations.map(({ number, name, worksFrom }) => ({
      updateOne: {
        filter: { _id: number },
        update: {
          $setOnInsert: {
            name,
            worksFrom,
            version,
            status,
            changed: 0,
            ...(status === 'done' && { startedAt: now, finishedAt: now }),
          },
        },
        upsert: true,
      },
    })),
  )
}

const migrate = async (options: MigrateOptions, owner: string): Promise<void> => {
  const { pending } = await compare(options) // again: another process may have migrated meanwhile
  if (pending.length === 0) return
  if (await isFresh(options.db)) return record(options, pending, 'done')
  await record(options, pending, 'pending')
  for (const migration of pending) await runMigration(options, migration, owner)
}

const waitedTooLong = async (db: Db): Promise<MigrationError> => {
  const running = (await readMigrationRecords(db)).find(({ status }) => status === 'running')
  const what = running ? ` (${migrationTitle(running)}, ${running.changed} documents changed so far)` : ''
  return new MigrationError(
    `Another process is migrating the database${what}. This one waited for it too long; start it again.`,
  )
}

/**
 * Brings the data into the shape that this version needs, before it serves: runs the migrations that the database does
 * not have, in their order. Of several processes one migrates, and the others wait. A database without documents has
 * them all at once.
 * @throws MigrationError when one fails, when another process takes longer than `maxWaitMs`, and when a newer version
 * has changed the database in a way that this one does not work with
 */
export const migrateDatabase = async (options: MigrateOptions): Promise<void> => {
  const { db, log, maxWaitMs = MAX_WAIT_MS, leaseMs = LEASE_MS } = options
  const { pending, unknown } = await compare(options)
  if (unknown.length > 0)
    log.info(
      { migrations: unknown.map(migrationTitle) },
      'a newer version has migrated this database; this version works on it',
    )
  if (pending.length === 0) return
  const onWait = (): void => log.info('another process is migrating the database; this one waits for it')
  await whileLocked(
    migrationLockOf(db),
    'migrations',
    { maxWaitMs, leaseMs, onWait, waitedTooLong: () => waitedTooLong(db) },
    (owner) => migrate(options, owner),
  )
}
