import { Collection } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reconcileMemberRoles } from '../../../../domain/memberships'
import { EACH_BATCH } from '../../../../platform/databaseDeadlines'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

it('the correction of all roles may take longer than a request: it looks at every member', async () => {
  const asked = vi.spyOn(Collection.prototype, 'find')
  await reconcileMemberRoles(app.payload)
  const deadlines = asked.mock.calls.map((call) => call[1]?.timeoutMode)
  expect(deadlines).toEqual([EACH_BATCH.timeoutMode, EACH_BATCH.timeoutMode])
})
