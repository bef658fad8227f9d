import type { Payload } from 'payload'
import { connectionOf } from '../../platform/database'
import { migrationTitle, readMigrationRecords } from '../../platform/migrations/migrationRecords'
import type { MigrationState } from './operations.schema'

/** The migrations that the database knows, those that are not done first, then the latest. */
export const readMigrations = async (payload: Payload): Promise<MigrationState[]> => {
  const { db } = connectionOf(payload)
  if (!db) throw new Error('There is no connection to the database')
  const records = (await readMigrationRecords(db)).reverse()
  const isOpen = ({ status }: { status: string }): boolean => status !== 'done'
  return [...records.filter(isOpen), ...records.filter((record) => !isOpen(record))].map(
    ({ finishedAt, error, ...record }) => ({
      title: migrationTitle(record),
      status: record.status,
      version: record.version,
      changed: record.changed,
      finishedAt: finishedAt?.toISOString() ?? null,
      error: error ?? null,
    }),
  )
}
