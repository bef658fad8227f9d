import type { Db } from 'mongodb'
import { migrationTitle, readMigrationRecords } from '../../../platform/migrations/migrationRecords'
import { readProductVersion } from '../../../platform/productVersion'
import { ALL_MIGRATIONS } from '../../database/migrations/allMigrations'
import { compareMigrations, incompatibility } from '../../database/migrations/compareMigrations'
import { type Finding, note, ok, wrong } from '../finding'

/** What has been done to the stored data, what the next start will do, and whether this version may start on it. */
export const checkMigrations = async (
  db: Db,
  { migrations = ALL_MIGRATIONS, version = readProductVersion() } = {},
): Promise<Finding[]> => {
  const records = await readMigrationRecords(db)
  const compared = compareMigrations(records, migrations, version)
  const reason = incompatibility(compared, version)
  if (reason) return [wrong(reason, 'This version does not start on this database.')]
  const { done, unfinished, unknown } = compared
  const pending = compared.pending.filter(({ number }) => unfinished.every(({ _id }) => _id !== number))
  return [
    ok(
      `Migrations done: ${done.length}${done.length > 0 ? `, the last ${done.map(migrationTitle).at(-1)}` : ''}`,
    ),
    ...unfinished.map((record) =>
      record.status === 'failed'
        ? wrong(
            `The migration ${migrationTitle(record)} failed: ${record.error}`,
            'Mend what it names, and start again: it goes on from there. See docs/guides/upgrade.md.',
          )
        : note(
            `The migration ${migrationTitle(record)} is running, or its process was killed`,
            'Wait for it. If no process of the site is running, start one: it goes on from there.',
          ),
    ),
    ...(pending.length > 0
      ? [
          note(
            `Migrations pending: ${pending.map(({ number, name }) => migrationTitle({ _id: number, name })).join(', ')}`,
            'The next start makes them. Make a backup before it.',
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          note(
            `Migrated by a newer version: ${unknown.map(migrationTitle).join(', ')}`,
            `Version ${version} works on it. Bring all processes to the newer version in the end.`,
          ),
        ]
      : []),
  ]
}
