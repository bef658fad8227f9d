import { isNewer } from '../../../platform/productVersion'
import { type MigrationRecord, migrationTitle } from '../../../platform/migrations/migrationRecords'
import type { Migration } from './migration'

export interface ComparedMigrations {
  done: MigrationRecord[]
  /** Begun, and not finished: another process is at them, or they failed. */
  unfinished: MigrationRecord[]
  /** What this version would run at its start, the unfinished included. */
  pending: Migration[]
  /** Begun by another version, and unknown to this one, which works on the data all the same. */
  unknown: MigrationRecord[]
  /** Unknown as well, and this version does not work on the data. */
  incompatible: MigrationRecord[]
}

/** Compares what a version knows of migrations with what the database does. */
export const compareMigrations = (
  records: readonly MigrationRecord[],
  known: readonly Migration[],
  version: string,
): ComparedMigrations => {
  const recordOf = new Map(records.map((record) => [record._id, record]))
  // the same number under another name is another migration
  const isKnown = ({ _id, name }: MigrationRecord): boolean =>
    known.some((migration) => migration.number === _id && migration.name === name)
  const begun = records.filter(({ status }) => status !== 'pending')
  const strange = begun.filter((record) => !isKnown(record))
  const isUsable = ({ _id, worksFrom }: MigrationRecord): boolean =>
    !isNewer(worksFrom, version) && !known.some(({ number }) => number === _id)
  return {
    done: begun.filter(({ status }) => status === 'done'),
    unfinished: begun.filter(({ status }) => status !== 'done'),
    pending: known.filter(({ number }) => recordOf.get(number)?.status !== 'done'),
    unknown: strange.filter(isUsable),
    incompatible: strange.filter((record) => !isUsable(record)),
  }
}

/** Why a version must not be used on a database; undefined when it may. */
export const incompatibility = (
  { incompatible }: Pick<ComparedMigrations, 'incompatible'>,
  version: string,
): string | undefined => {
  if (incompatible.length === 0) return undefined
  const lines = incompatible.map(
    (record) =>
      `  - ${migrationTitle(record)}, by version ${record.version}; needs version ${record.worksFrom} or newer`,
  )
  return [
    `Version ${version} does not know how these migrations changed the database:`,
    ...lines,
    'Start that version, or restore a backup from before it (docs/guides/upgrade.md).',
  ].join('\n')
}
