import { randomBytes } from 'node:crypto'
import { type Db, type Document, MongoClient, ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrationsOf, readMigrationRecords } from '../../../../platform/migrations/migrationRecords'
import { publishSiteSettings } from '../../../../server/database/migrations/0001-publish-site-settings'
import { wordsOfTheAuditLog } from '../../../../server/database/migrations/0002-words-of-the-audit-log'
import { type MigrateOptions, migrateDatabase } from '../../../../server/database/migrations/migrateDatabase'
import { type Migration, MigrationError } from '../../../../server/database/migrations/migration'
import { crashAfter } from '../../../helpers/crashAfter'
import { until } from '../../../helpers/until'

interface Item {
  _id: ObjectId | string | number
  old?: number
  new?: number
}

/** More than two batches. */
const ITEMS = 1_200

let client: MongoClient
let db: Db
let lines: { fields: object; text: string }[]

beforeAll(async () => {
  client = await MongoClient.connect(inject('databaseServer'))
})
afterAll(() => client.close())

beforeEach(() => {
  const name = `${inject('databasePrefix')}migrations_${randomBytes(4).toString('hex')}`
  db = client.db(name)
  lines = []
})
afterEach(() => db.dropDatabase())

const log: MigrateOptions['log'] = {
  info: (...args: unknown[]) =>
    void lines.push({ fields: Object(args[0]) as object, text: String(args.at(-1)) }),
  error: () => undefined,
}

const migrate = (migrations: readonly Migration[], options: Partial<MigrateOptions> = {}): Promise<void> =>
  migrateDatabase({ db, version: '1.0.0', log, migrations, ...options })

const items = () => db.collection<Item>('items')

const renameField: Migration = {
  number: 1,
  name: 'rename-a-field',
  worksFrom: '1.0.0',
  up: ({ updateEach }) =>
    updateEach<Item>('items', { old: { $exists: true } }, ({ old }) => ({
      $set: { new: Number(old) },
      $unset: { old: 1 },
    })),
}

const addItems = (): Promise<unknown> =>
  items().insertMany(Array.from({ length: ITEMS }, (_, old) => ({ _id: new ObjectId(), old })))

const countMigrated = (): Promise<number> => items().countDocuments({ new: { $exists: true } })

describe('a migration', () => {
  it('changes what is there, once, and is recorded with its time and the version', async () => {
    await addItems()
    await migrate([renameField])
    expect(await countMigrated()).toBe(ITEMS)
    const [record] = await readMigrationRecords(db)
    expect(record).toMatchObject({
      _id: 1,
      name: 'rename-a-field',
      status: 'done',
      version: '1.0.0',
      changed: ITEMS,
      finishedAt: expect.any(Date) as Date,
    })
    await items().insertOne({ _id: new ObjectId(), old: 1 })
    await migrate([renameField], { version: '1.1.0' })
    expect(await countMigrated()).toBe(ITEMS)
    expect(await readMigrationRecords(db)).toEqual([record])
    expect(lines.map(({ text }) => text)).toEqual(['a migration begins', 'a migration is done'])
  })

  it('is done at once on a database without documents', async () => {
    await db.createCollection('items')
    await migrate([{ ...renameField, up: () => Promise.reject(new Error('nothing is there to migrate')) }])
    expect(await readMigrationRecords(db)).toMatchObject([{ status: 'done', changed: 0 }])
  })

  it('goes on from its place after the process was killed, wherever that was', async () => {
    let crashes = 0
    for (let writes = 0; ; writes += 1) {
      await items().deleteMany({})
      await migrationsOf(db).deleteMany({})
      await addItems()
      if (!(await crashAfter(writes, () => migrate([renameField], { leaseMs: 40 })))) break
      crashes += 1
      await migrate([renameField], { leaseMs: 40 })
      expect(await countMigrated()).toBe(ITEMS)
      expect(await readMigrationRecords(db)).toMatchObject([{ status: 'done' }])
    }
    expect(crashes).toBeGreaterThan(4)
    expect(lines.map(({ text }) => text)).toContain('a migration goes on')
  })

  it('looks at no document again that is before its place', async () => {
    await addItems()
    const seen: string[] = []
    let left = 2
    const counting: Migration = {
      ...renameField,
      up: ({ updateEach }) =>
        updateEach<Item>('items', {}, ({ _id, old }) => {
          seen.push(String(_id))
          if (old === 700 && (left -= 1) > 0) throw new Error('the power failed')
          return { $set: { new: Number(old) } }
        }),
    }
    await expect(migrate([counting])).rejects.toThrow('the power failed')
    await migrate([counting])
    expect(seen.length).toBe(ITEMS + 201) // those of the second batch up to the failure were read twice
    expect(await countMigrated()).toBe(ITEMS)
  })

  it('reaches documents whose ids are of different types', async () => {
    const strange = ['a', 'b', 'c'].map((_id) => ({ _id, old: 1 }))
    await addItems()
    await items().insertMany([...strange, { _id: 7, old: 1 }])
    await items().insertMany(Array.from({ length: 600 }, (_, place) => ({ _id: `text ${place}`, old: 1 })))
    await migrate([renameField])
    expect(await countMigrated()).toBe(ITEMS + 604)
  })
})

describe('a migration that fails', () => {
  it('names the document, keeps what is done, and keeps later ones from running', async () => {
    await addItems()
    const bad = await items().findOne({ old: 900 })
    const failing: Migration = {
      ...renameField,
      up: ({ updateEach }) =>
        updateEach<Item>('items', {}, ({ old }) => {
          if (old === 900) throw new Error('900 is no size')
          return { $set: { new: Number(old) } }
        }),
    }
    const next: Migration = { ...renameField, number: 2, name: 'a-later-one' }
    await expect(migrate([failing, next])).rejects.toThrow(`items ${String(bad?._id)}: 900 is no size`)
    await expect(migrate([failing, next])).rejects.toThrow(MigrationError)
    expect(await countMigrated()).toBe(500)
    expect(await readMigrationRecords(db)).toMatchObject([
      { _id: 1, status: 'failed', error: `items ${String(bad?._id)}: 900 is no size` },
      { _id: 2, status: 'pending', name: 'a-later-one' },
    ])
    await migrate([renameField, next])
    const [first, second] = await readMigrationRecords(db)
    expect(first).toMatchObject({ status: 'done' })
    expect(first).not.toHaveProperty('error')
    expect(second).toMatchObject({ status: 'done' })
  })

  it('names the document that the database refused', async () => {
    await addItems()
    await items().createIndex(
      { new: 1 },
      { unique: true, partialFilterExpression: { new: { $exists: true } } },
    )
    const second = await items().findOne({ old: 43 })
    const failing: Migration = {
      ...renameField,
      up: ({ updateEach }) =>
        updateEach<Item>('items', {}, ({ old }) => ({ $set: { new: old === 43 ? 42 : Number(old) } })),
    }
    await expect(migrate([failing])).rejects.toThrow(new RegExp(`items ${String(second?._id)}: .*E11000`))
  })
})

describe('several processes', () => {
  it('of which one migrates while the others wait', async () => {
    await addItems()
    let runs = 0
    const counting: Migration = { ...renameField, up: (context) => ((runs += 1), renameField.up(context)) }
    await Promise.all(Array.from({ length: 5 }, () => migrate([counting])))
    expect(runs).toBe(1)
    expect(await countMigrated()).toBe(ITEMS)
    expect(lines.filter(({ text }) => text.includes('waits for it'))).not.toHaveLength(0)
  })

  it('of which one waits no longer than its deadline, and says for what', async () => {
    await addItems()
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const slow: Migration = {
      ...renameField,
      up: async (context) => {
        await gate
        await renameField.up(context)
      },
    }
    const migrating = migrate([slow])
    const hasBegun = async (): Promise<boolean> =>
      (await readMigrationRecords(db)).some(({ status }) => status === 'running')
    await until('the first has begun', hasBegun, 10_000)
    await expect(migrate([slow], { maxWaitMs: 300 })).rejects.toThrow(
      'Another process is migrating the database (0001 rename-a-field, 0 documents changed so far)',
    )
    release()
    await migrating
    expect(await countMigrated()).toBe(ITEMS)
  })

  it('of which a slow one stops when another has taken over', async () => {
    await addItems()
    const usurped: Migration = {
      ...renameField,
      up: async (context) => {
        await migrationsOf(db).updateOne({ _id: 1 }, { $set: { runBy: 'another process' } })
        await renameField.up(context)
      },
    }
    await expect(migrate([usurped])).rejects.toThrow('Another process has taken over')
    expect(await readMigrationRecords(db)).toMatchObject([{ status: 'running', runBy: 'another process' }])
  })
})

describe('an older version', () => {
  const expand: Migration = { ...renameField, number: 2, name: 'a-new-field', up: async () => {} }

  it('starts on what a newer one has migrated when that allows it', async () => {
    await addItems()
    await migrate([renameField, expand], { version: '1.1.0' })
    lines = []
    await migrate([renameField])
    expect(lines).toMatchObject([{ fields: { migrations: ['0002 a-new-field'] } }])
  })

  it('does not start when the newer migration needs a newer version', async () => {
    await addItems()
    await migrate([renameField, { ...expand, worksFrom: '1.1.0' }], { version: '1.1.0' })
    await expect(migrate([renameField])).rejects.toThrow(
      '0002 a-new-field, by version 1.1.0; needs version 1.1.0 or newer',
    )
  })
})

describe('the migrations of the product', () => {
  it('publish settings that an early version saved without drafts', async () => {
    await db
      .collection('globals')
      .insertMany([{ globalType: 'site-settings', footerText: 'Old' }, { globalType: 'navigation' }])
    await db
      .collection('_site-settings_versions')
      .insertMany([{ version: { footerText: 'Old' } }, { version: { _status: 'draft' } }])
    await migrate([publishSiteSettings])
    const read = (name: string): Promise<Document[]> =>
      db
        .collection(name)
        .find({}, { projection: { _id: 0 } })
        .toArray()
    expect(await read('globals')).toEqual([
      { globalType: 'site-settings', footerText: 'Old', _status: 'published' },
      { globalType: 'navigation' },
    ])
    expect(await read('_site-settings_versions')).toEqual([
      { version: { footerText: 'Old', _status: 'published' } },
      { version: { _status: 'draft' } },
    ])
  })

  it('give old entries of the audit log their words, and leave others alone', async () => {
    await db
      .collection('audit-log')
      .insertMany([
        { action: 'account.erased' },
        { action: 'account.erased', what: null },
        { action: 'account.erased', what: 'Words of then' },
      ])
    await migrate([{ ...wordsOfTheAuditLog, number: 1 }])
    expect((await db.collection('audit-log').find().toArray()).map(({ what }) => String(what))).toEqual([
      'Account erased',
      'Account erased',
      'Words of then',
    ])
  })
})
