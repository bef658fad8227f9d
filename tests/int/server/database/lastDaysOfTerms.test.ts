import { randomBytes } from 'node:crypto'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lastDaysOfTerms } from '../../../../server/database/migrations/0004-last-days-of-terms'
import { migrateDatabase } from '../../../../server/database/migrations/migrateDatabase'

let client: MongoClient

beforeAll(async () => {
  client = await MongoClient.connect(inject('databaseServer'))
})
afterAll(() => client.close())

interface Stored {
  expiresAt: Date | null
  graceUntil: Date | null
  updatedAt: Date
}

const log = { info: () => undefined, error: () => undefined }
const inJuba = (time: string): Date => new Date(`${time}+02:00`)

describe('the migration of the last days of terms', () => {
  it('moves ends to the last moment of their day in Juba, and leaves those that have none or are checked', async () => {
    const db = client.db(`${inject('databasePrefix')}terms_${randomBytes(4).toString('hex')}`)
    try {
      const updatedAt = new Date('2026-01-01')
      const checked = new Date('9999-12-31T00:00:00.000Z')
      const whole = inJuba('2026-12-31T23:59:59.999')
      const [moved, honorary, beingChecked, unchanged] = [1, 2, 3, 4].map(() => new ObjectId())
      await db.collection('memberships').insertMany([
        {
          _id: moved,
          expiresAt: inJuba('2028-02-29T00:30:15'),
          graceUntil: inJuba('2028-03-30T23:59:00'),
          updatedAt,
        },
        { _id: honorary, expiresAt: null, graceUntil: null, updatedAt },
        { _id: beingChecked, expiresAt: inJuba('2026-06-01T10:00:00'), graceUntil: checked, updatedAt },
        { _id: unchanged, expiresAt: whole, graceUntil: whole, updatedAt },
      ])
      await db
        .collection('automatic-renewals')
        .insertMany([{ term: inJuba('2028-02-29T00:30:15') }, { term: null }])
      const open = { purpose: 'renewal', status: 'open', instalments: [{}, {}], revision: 1 }
      await db.collection('invoices').insertMany([
        { ...open, allocations: [{}] },
        { ...open, allocations: [] },
      ])
      await migrateDatabase({ db, version: '1.0.0', log, migrations: [{ ...lastDaysOfTerms, number: 1 }] })
      const stored = await db.collection<Stored>('memberships').find().sort({ _id: 1 }).toArray()
      expect(stored.map(({ expiresAt, graceUntil }) => [expiresAt, graceUntil])).toEqual([
        [inJuba('2028-02-29T23:59:59.999'), inJuba('2028-03-30T23:59:59.999')],
        [null, null],
        [inJuba('2026-06-01T23:59:59.999'), checked],
        [whole, whole],
      ])
      // the directory follows those that changed
      expect(stored.map((each) => each.updatedAt > updatedAt)).toEqual([true, false, true, false])
      const invoices = await db.collection('invoices').find().sort({ _id: 1 }).toArray()
      expect(invoices).toMatchObject([{ needsFinalising: true, revision: 2 }, { revision: 1 }])
      expect(invoices[1]).not.toHaveProperty('needsFinalising')
      const terms = await db
        .collection<{ term: Date | null }>('automatic-renewals')
        .find()
        .sort({ _id: 1 })
        .toArray()
      expect(terms.map(({ term }) => term)).toEqual([inJuba('2028-02-29T23:59:59.999'), null])
    } finally {
      await db.dropDatabase()
    }
  })
})
