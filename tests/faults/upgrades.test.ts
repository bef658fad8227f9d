import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Db, MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsOf, readMigrationRecords } from '../../platform/migrations/migrationRecords'
import { ALL_MIGRATIONS } from '../../server/database/migrations/allMigrations'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { httpClient } from '../helpers/httpClient'
import { required } from '../helpers/required'
import {
  type RunningServer,
  cleanEnvironment,
  makeEmptyDataDir,
  removeDataDir,
  startServer,
} from '../helpers/server'

const run = promisify(execFile)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const DATABASE = 'upgrades'
/** More than a batch. */
const ENTRIES = 1_100

let dataDir: string
let engine: Awaited<ReturnType<typeof startEmbeddedMongo>>
let client: MongoClient
let db: Db
let env: Record<string, string>
let backups: string

const start = (): Promise<RunningServer> => startServer({ dataDir, env })

/** A command of the built product, as `npm run` starts it. */
const command = (name: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { ...cleanEnvironment(), ...env, SITE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' },
  })

/** Gives the data the shape in which the first versions stored them. */
const makeOld = async (): Promise<void> => {
  await db.collection('migrations').drop()
  await db.collection('roles').insertOne({ user: new ObjectId(), role: 'treasurer', region: 'other' })
  await db.collection('ledger-entries').insertOne({
    key: 'invoice:of-an-early-version',
    purpose: 'invoice',
    day: '2025-01-01',
    lines: [{ account: 'writeOffs' }],
  })
  // switched off: nothing is charged
  await db.collection('automatic-renewals').insertOne({
    user: new ObjectId(),
    stoppedAt: new Date('2025-02-01'),
    term: new Date('2025-12-31T10:00:00Z'),
  })
  await db.collection('globals').updateOne({ globalType: 'site-settings' }, { $unset: { _status: 1 } })
  await db.collection('_site-settings_versions').updateMany({}, { $unset: { 'version._status': 1 } })
  await db.collection('audit-log').insertMany(
    Array.from({ length: ENTRIES }, () => ({
      _id: new ObjectId(),
      action: 'account.erased',
      createdAt: new Date('2025-01-01'),
      updatedAt: new Date('2025-01-01'),
    })),
  )
}

const countOld = async (): Promise<number[]> => [
  await db.collection('globals').countDocuments({ globalType: 'site-settings', _status: { $exists: false } }),
  await db.collection('audit-log').countDocuments({ what: null }),
  await db.collection('roles').countDocuments({ role: { $ne: 'chapter_lead' }, region: { $ne: null } }),
]

beforeAll(async () => {
  dataDir = await makeEmptyDataDir()
  backups = path.join(dataDir, 'backups')
  engine = await startEmbeddedMongo({ dataDir: path.join(dataDir, 'engine'), log: silent })
  client = await MongoClient.connect(engine.uri(DATABASE))
  db = client.db()
  env = {
    DATABASE_URI: engine.uri(DATABASE),
    PAYLOAD_SECRET: 'a-secret-of-the-upgrade-test-0123456789',
    MEDIA_DIR: path.join(dataDir, 'media'),
  }
  const first = await start()
  await first.end()
})
afterAll(async () => {
  await client.close()
  await engine.stop()
  await removeDataDir(dataDir)
})

describe('data that an early version stored', () => {
  it('are backed up, migrated by the start of this version, and used', async () => {
    expect(await readMigrationRecords(db)).toMatchObject(
      ALL_MIGRATIONS.map(({ number }) => ({ _id: number, status: 'done', changed: 0 })),
    )
    await makeOld()
    expect(await countOld()).toEqual([1, ENTRIES, 1])
    await command('backup', 'backup', '--to', `${backups}/`, '--stopped')
    const server = await start()
    try {
      expect(await countOld()).toEqual([0, 0, 0])
      expect(await readMigrationRecords(db)).toMatchObject([
        { _id: 1, status: 'done' },
        { _id: 2, status: 'done', changed: ENTRIES },
        { _id: 3, status: 'done', changed: 1 },
        { _id: 4, status: 'done', changed: 1 },
        { _id: 5, status: 'done', changed: 1 },
      ])
      const call = httpClient(server.url)
      expect((await call('GET', '/')).status).toBe(200)
      expect((await call('GET', '/api/frame')).status).toBe(200)
    } finally {
      await server.end()
    }
  })

  it('come back with the backup, and are migrated again by the next start', async () => {
    const [archive] = await readdir(backups)
    await command('backup', 'restore', path.join(backups, required(archive)), '--replace')
    expect(await countOld()).toEqual([1, ENTRIES, 1])
    const server = await start()
    await server.end()
    expect(await countOld()).toEqual([0, 0, 0])
  })
})

describe('data that a newer version has migrated', () => {
  const newer = {
    _id: 9_999,
    name: 'of-a-newer-version',
    status: 'done',
    version: '99.0.0',
    changed: 1,
  } as const

  it('are served by this version while the newer one allows it', async () => {
    await migrationsOf(db).insertOne({ ...newer, worksFrom: '0.1.0' })
    const server = await start()
    await server.end()
    expect((await command('doctor').catch((error: unknown) => error as { stdout: string })).stdout).toContain(
      'Migrated by a newer version: 9999 of-a-newer-version',
    )
  })

  it('are not opened by this version otherwise, and it says why', async () => {
    await migrationsOf(db).updateOne({ _id: 9_999 }, { $set: { worksFrom: '99.0.0' } })
    await expect(start()).rejects.toThrow('9999 of-a-newer-version, by version 99.0.0; needs version 99.0.0')
  })
})

describe('two processes that start together on old data', () => {
  it('migrate them once, and both serve', async () => {
    await migrationsOf(db).deleteMany({})
    await db.collection('audit-log').updateMany({}, { $unset: { what: 1 } })
    const entries = await db.collection('audit-log').countDocuments()
    const servers = await Promise.all([start(), start()])
    try {
      const [, words] = await readMigrationRecords(db)
      expect(words).toMatchObject({ status: 'done', changed: entries })
      expect(await countOld()).toEqual([0, 0, 0])
      for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    } finally {
      await Promise.all(servers.map((server) => server.end()))
    }
  })
})
