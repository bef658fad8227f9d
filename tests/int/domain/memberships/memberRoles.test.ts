import { Collection } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reconcileMemberRoles } from '../../../../domain/memberships'
import { WHOLE_COLLECTION } from '../../../../platform/databaseDeadlines'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

it('the correction of all roles may take longer than a request: it looks at every member', async () => {
  const asked = vi.spyOn(Collection.prototype, 'aggregate')
  await reconcileMemberRoles(app.payload)
  const deadlines = asked.mock.calls.map(([, options]) => options?.timeoutMS)
  expect(deadlines).toEqual([WHOLE_COLLECTION.timeoutMS, WHOLE_COLLECTION.timeoutMS])
})
