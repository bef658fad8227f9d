import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../../helpers/accounts'
import { fewOrFull } from '../../../../helpers/fullCounts'
import { mergeAndUndoMany } from '../../../../helpers/manyMerges'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const MERGES = fewOrFull({ few: 8, full: 40 })

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('merges at once of the same few people, all undone, leave the database as it was', async () => {
  const { id } = await makeAccount(app.payload, { roles: ['registrar'] })
  const user = { id, collection: 'users', roles: ['registrar'] }
  const req = { payload: app.payload, user } as unknown as PayloadRequest
  const run = { merges: MERGES, people: 6, atOnce: 4, seed: Date.now() % 2 ** 31 }
  const { merged, undone, left, differences } = await mergeAndUndoMany(req, run)
  expect(differences, `seed ${run.seed}`).toEqual([])
  expect(merged).toBeGreaterThanOrEqual(MERGES)
  expect({ undone, left }).toEqual({ undone: merged, left: 0 })
})
