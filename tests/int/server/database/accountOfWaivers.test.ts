import { randomBytes } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accountOfWaivers } from '../../../../server/database/migrations/0005-account-of-waivers'
import { migrateDatabase } from '../../../../server/database/migrations/migrateDatabase'

let client: MongoClient

beforeAll(async () => {
  client = await MongoClient.connect(inject('databaseServer'))
})
afterAll(() => client.close())

const log = { info: () => undefined, error: () => undefined }
const line = (account: string, amountMinor: number) => ({ account, currency: 'USD', amountMinor })

describe('the migration of the account of waivers', () => {
  it('moves waivers to their account, and leaves bad debt where it is', async () => {
    const db = client.db(`${inject('databasePrefix')}waivers_${randomBytes(4).toString('hex')}`)
    try {
      const issued = [line('receivable', 80), line('dues', -100), line('writeOffs', 20)]
      await db.collection('ledger-entries').insertMany([
        { purpose: 'invoice', lines: issued },
        { purpose: 'invoiceVoided', lines: issued },
        { purpose: 'creditNote', lines: issued },
        { purpose: 'writeOff', lines: issued },
        { purpose: 'writeOffUndone', lines: issued },
      ])
      await db.collection<{ lines: object[] }>('invoices').insertMany([
        {
          lines: [
            { account: 'dues', unitMinor: 100 },
            { account: 'writeOffs', unitMinor: -20 },
          ],
        },
        { lines: [{ account: 'dues', unitMinor: 100 }] },
      ])
      await migrateDatabase({ db, version: '1.0.0', log, migrations: [{ ...accountOfWaivers, number: 1 }] })
      const entries = await db.collection('ledger-entries').find().sort({ _id: 1 }).toArray()
      const moved = [line('receivable', 80), line('dues', -100), line('waivers', 20)]
      expect(entries.map(({ lines }) => lines as unknown)).toEqual([moved, moved, moved, issued, issued])
      const invoices = await db.collection('invoices').find().sort({ _id: 1 }).toArray()
      expect(invoices.map(({ lines }) => lines as unknown)).toEqual([
        [
          { account: 'dues', unitMinor: 100 },
          { account: 'waivers', unitMinor: -20 },
        ],
        [{ account: 'dues', unitMinor: 100 }],
      ])
    } finally {
      await db.dropDatabase()
    }
  })
})
