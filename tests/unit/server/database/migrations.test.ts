import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProductVersion, isNewer } from '../../../../platform/productVersion'
import type { MigrationRecord } from '../../../../platform/migrations/migrationRecords'
import { ALL_MIGRATIONS } from '../../../../server/database/migrations/allMigrations'
import { compareMigrations, incompatibility } from '../../../../server/database/migrations/compareMigrations'
import type { Migration } from '../../../../server/database/migrations/migration'

describe('the list of migrations', () => {
  it('has every file, in the order of their numbers, without a gap', () => {
    const files = readdirSync('server/database/migrations').filter((name) => /^\d/.test(name))
    expect(ALL_MIGRATIONS.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}.ts`)).toEqual(
      files.sort(),
    )
    expect(ALL_MIGRATIONS.map(({ number }) => number)).toEqual(files.map((_, index) => index + 1))
  })

  it('asks for no version that does not exist yet', () => {
    for (const { worksFrom } of ALL_MIGRATIONS) expect(isNewer(worksFrom, readProductVersion())).toBe(false)
  })
})

const migration = (number: number, name = 'a-change'): Migration => ({
  number,
  name,
  worksFrom: '1.0.0',
  up: async () => {},
})

const record = (_id: number, changes: Partial<MigrationRecord> = {}): MigrationRecord => ({
  _id,
  name: 'a-change',
  status: 'done',
  worksFrom: '1.0.0',
  version: '2.0.0',
  changed: 0,
  ...changes,
})

const compared = (records: MigrationRecord[], known = [migration(1), migration(2)], version = '1.5.0') => {
  const { done, unfinished, pending, unknown, incompatible } = compareMigrations(records, known, version)
  const ids = (each: MigrationRecord[]): number[] => each.map(({ _id }) => _id)
  return {
    done: ids(done),
    unfinished: ids(unfinished),
    pending: pending.map(({ number }) => number),
    unknown: ids(unknown),
    incompatible: ids(incompatible),
  }
}

const NOTHING = { done: [], unfinished: [], pending: [], unknown: [], incompatible: [] }

describe('a version and its database', () => {
  it('runs what the database does not have, and what did not finish', () => {
    expect(compared([])).toEqual({ ...NOTHING, pending: [1, 2] })
    expect(compared([record(1), record(2, { status: 'failed' })])).toEqual({
      ...NOTHING,
      done: [1],
      unfinished: [2],
      pending: [2],
    })
  })

  it('works after a newer version when the newer migrations allow it', () => {
    expect(compared([record(1), record(2), record(3)])).toEqual({ ...NOTHING, done: [1, 2, 3], unknown: [3] })
  })

  it('does not work after a migration that needs a newer version, from its beginning on', () => {
    const needsNewer = (status: MigrationRecord['status']): MigrationRecord[] => [
      record(1),
      record(2),
      record(3, { worksFrom: '2.0.0', status }),
    ]
    for (const status of ['running', 'failed', 'done'] as const)
      expect(compared(needsNewer(status)).incompatible).toEqual([3])
    expect(compared(needsNewer('pending')).incompatible).toEqual([])
  })

  it('does not work where its number means another migration', () => {
    expect(compared([record(1), record(2, { name: 'another-change' })]).incompatible).toEqual([2])
  })

  it('says which migrations keep it from working, and what to do', () => {
    const records = [record(3, { worksFrom: '2.0.0', name: 'drop-old-fields' })]
    const text = incompatibility(compareMigrations(records, [], '1.5.0'), '1.5.0')
    expect(text).toContain('Version 1.5.0 does not know')
    expect(text).toContain('0003 drop-old-fields, by version 2.0.0; needs version 2.0.0 or newer')
    expect(text).toContain('restore a backup')
    expect(incompatibility(compareMigrations([], [], '1.5.0'), '1.5.0')).toBeUndefined()
  })
})
