import type { Collection, Db } from 'mongodb'
import type { Lock } from '../whileLocked'

/** `pending`: named by a start that has not come to it yet. */
export type MigrationStatus = 'pending' | 'running' | 'failed' | 'done'

/** How far a step of a migration has come. */
export interface MigrationPlace {
  /** The id of the last document that was looked at. */
  after?: unknown
  isDone: boolean
}

/** A migration as the database knows it. Its number is its id. */
export interface MigrationRecord {
  _id: number
  name: string
  status: MigrationStatus
  /** The oldest version of the product that works on the migrated data. */
  worksFrom: string
  /** The version of the product that ran it, or is to run it. */
  version: string
  startedAt?: Date
  finishedAt?: Date
  /** How many documents it has changed. */
  changed: number
  /** By the number of the step. */
  places?: Record<string, MigrationPlace>
  /** The process that is at it, or was last. */
  runBy?: string
  /** Why its last run failed. */
  error?: string
}

/** The records, and the lock that lets one process migrate. */
export const MIGRATION_COLLECTIONS = { records: 'migrations', lock: 'migration_lock' } as const

export const migrationsOf = (db: Db): Collection<MigrationRecord> =>
  db.collection(MIGRATION_COLLECTIONS.records)

export const migrationLockOf = (db: Db): Collection<Lock> => db.collection(MIGRATION_COLLECTIONS.lock)

/** What the database knows of migrations, in their order. None on a database that no version with migrations opened. */
export const readMigrationRecords = (db: Db): Promise<MigrationRecord[]> =>
  migrationsOf(db).find({}).sort({ _id: 1 }).toArray()

/** `0002 words-of-the-audit-log` */
export const migrationTitle = ({ _id, name }: Pick<MigrationRecord, '_id' | 'name'>): string =>
  `${String(_id).padStart(4, '0')} ${name}`
