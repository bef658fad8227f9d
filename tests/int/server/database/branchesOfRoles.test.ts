import { randomBytes } from 'node:crypto'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { branchesOfRoles } from '../../../../server/database/migrations/0003-branches-of-roles'
import { migrateDatabase } from '../../../../server/database/migrations/migrateDatabase'

let client: MongoClient

beforeAll(async () => {
  client = await MongoClient.connect(inject('databaseServer'))
})
afterAll(() => client.close())

const log = { info: () => undefined, error: () => undefined }

describe('the migration of the branches of roles', () => {
  it('takes the region from roles that had none, and leaves chapter leads theirs', async () => {
    const db = client.db(`${inject('databasePrefix')}branches_${randomBytes(4).toString('hex')}`)
    try {
      const group = new ObjectId()
      await db.collection('roles').insertMany([
        { role: 'chapter_lead', region: 'other', group },
        { role: 'admin', region: 'other' },
        { role: 'registrar', region: 'other', group },
        { role: 'treasurer', region: null },
      ])
      await migrateDatabase({ db, version: '1.0.0', log, migrations: [{ ...branchesOfRoles, number: 1 }] })
      expect(await db.collection('roles').find().project({ _id: 0 }).toArray()).toEqual([
        { role: 'chapter_lead', region: 'other', group },
        { role: 'admin' },
        { role: 'registrar' },
        { role: 'treasurer', region: null },
      ])
    } finally {
      await db.dropDatabase()
    }
  })
})
