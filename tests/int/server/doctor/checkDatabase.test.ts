import { ObjectId } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { DATABASE_NAME } from '../../../../server/database/embedded/address'
import { UNFINISHED } from '../../../../server/backup/format'
import { checkClock, checkDatabase } from '../../../../server/doctor/checks/checkDatabase'
import { ALL_MIGRATIONS } from '../../../../server/database/migrations/allMigrations'
import { migrateDatabase } from '../../../../server/database/migrations/migrateDatabase'
import { checkMigrations } from '../../../../server/doctor/checks/checkMigrations'
import { migrationsOf } from '../../../../platform/migrations/migrationRecords'
import type { Level } from '../../../../server/doctor/finding'
import { readDoctorSettings } from '../../../../server/doctor/readDoctorSettings'
import { connect, dataDir, setUpDataDir, start } from '../../../helpers/embeddedEngines'

setUpDataDir()

const silent = { info: () => undefined, error: () => undefined }

const textsOf = async (level: Level): Promise<string[]> => {
  const env = readDoctorSettings({ DATA_DIR: dataDir } as unknown as NodeJS.ProcessEnv)
  return (await checkDatabase.run(env)).filter((found) => found.level === level).map(({ text }) => text)
}

describe('the doctor at the database', () => {
  it('finds none before the first start', async () => {
    expect(await textsOf('note')).toEqual([expect.stringContaining('There is no database')])
    expect(await textsOf('wrong')).toEqual([])
  })

  it('looks at one that is running: a missing administrator, failed jobs and mails, a broken restore', async () => {
    const engine = await start()
    const db = connect(engine.uri(DATABASE_NAME)).db()
    expect(await textsOf('wrong')).toEqual(['There is no administrator'])

    const roles = db.collection('roles')
    await roles.insertMany([
      { user: new ObjectId(), role: 'admin', isLocked: true },
      { user: new ObjectId(), role: 'registrar' },
    ])
    expect(await textsOf('wrong')).toEqual(['There is no administrator'])
    await roles.insertOne({ user: new ObjectId(), role: 'admin' })
    expect(await textsOf('wrong')).toEqual([])
    expect(await textsOf('ok')).toEqual([
      expect.stringMatching(/^MongoDB [\d.]+.*, a single server, answered in \d+ ms$/),
      'Administrators: 1',
      'No mail failed',
      'No job failed',
      'Migrations done: 0',
    ])
    expect(await textsOf('note')).toEqual([expect.stringContaining('Migrations pending: 0001 ')])
    await migrateDatabase({ db, version: '0.1.0', log: silent, migrations: ALL_MIGRATIONS })
    expect(await textsOf('note')).toEqual([])
    expect(await textsOf('ok')).toContainEqual(
      expect.stringMatching(new RegExp(`^Migrations done: ${ALL_MIGRATIONS.length}, the last 00`)),
    )

    await db.collection('outbox').insertMany([{ status: 'failed' }, { status: 'sent' }])
    await db.collection<{ job: string; lastError: string | null }>('job-leases').insertMany([
      { job: 'mails', lastError: 'no answer' },
      { job: 'digests', lastError: null },
    ])
    expect(await textsOf('wrong')).toEqual(['Jobs that failed: mails'])
    expect(await textsOf('note')).toEqual(['Mails that could not be sent: 1'])

    const migrations = migrationsOf(db)
    await migrations.updateOne({ _id: 2 }, { $set: { status: 'failed', error: 'audit-log 65: no words' } })
    expect(await textsOf('wrong')).toContainEqual(
      expect.stringMatching(/^The migration 0002 .* 65: no words$/),
    )
    const next = ALL_MIGRATIONS.length + 1
    const newer = {
      _id: next,
      name: 'newer',
      status: 'done',
      worksFrom: '1.0.0',
      version: '1.1.0',
      changed: 0,
    } as const
    await migrations.insertOne(newer)
    const found = (version: string) => checkMigrations(db, { migrations: ALL_MIGRATIONS, version })
    expect(await found('1.0.0')).toContainEqual(
      expect.objectContaining({
        level: 'note',
        text: `Migrated by a newer version: ${String(next).padStart(4, '0')} newer`,
      }),
    )
    expect(await found('0.9.0')).toMatchObject([
      { level: 'wrong', text: expect.stringContaining(`${String(next).padStart(4, '0')} newer`) as string },
    ])
    await migrations.deleteMany({})

    await db.collection(UNFINISHED).insertOne({})
    expect(await textsOf('wrong')).toEqual(['A restore did not finish'])
    await db.collection(UNFINISHED).updateOne({}, { $set: { by: 'move' } })
    expect(await textsOf('wrong')).toEqual(['A move did not finish'])
  })

  it('compares clocks within the time that the answer took', () => {
    const levelOf = (serverMs: number): Level | undefined =>
      checkClock(new Date(serverMs), 1_000_000, 3_000)[0]?.level
    expect(levelOf(1_001_500)).toBe('ok')
    expect(levelOf(1_004_900)).toBe('ok')
    expect(levelOf(1_006_000)).toBe('wrong')
    expect(levelOf(990_000)).toBe('wrong')
    expect(checkClock(undefined, 0, 1)).toEqual([])
  })
})
