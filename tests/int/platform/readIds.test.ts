import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionOf } from '../../../platform/database'
import { readIds } from '../../../platform/readIds'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('reads one id of each document that meets a condition, and leaves out what has none', async () => {
  const collection = connectionOf(app.payload).collection('read-ids')
  // bytes that look like kinds and ends of fields
  const owners = ['07'.repeat(12), '00'.repeat(12), '03696473'.repeat(3), 'ff'.repeat(12)].map(
    (text) => new ObjectId(text),
  )
  const many = Array.from({ length: 3_000 }, () => new ObjectId())
  await collection.insertMany([
    ...[...owners, ...many].map((owner) => ({ kind: 'a', owner })),
    { kind: 'a' },
    { kind: 'a', owner: null },
    { kind: 'b', owner: new ObjectId() },
  ])
  const read = async (where: object, field: string): Promise<string[]> => {
    const found: string[] = []
    for await (const ids of readIds(collection, where, field)) found.push(...ids)
    return found.sort()
  }

  expect(await read({ kind: 'a' }, 'owner')).toEqual([...owners, ...many].map(String).sort())
  expect(await read({ kind: 'b' }, '_id')).toHaveLength(1)
  expect(await read({ kind: 'none' }, 'owner')).toEqual([])
})
