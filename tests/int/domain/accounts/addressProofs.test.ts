import { Collection } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { repairAddressProofs } from '../../../../domain/accounts/authentication'
import { modelOf } from '../../../../platform/database'
import { makeCrowd } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

it('notes of all accounts at the start whether their address was proved, without a deadline', async () => {
  await makeCrowd(app.payload, 3)
  const users = modelOf(app.payload, 'users').collection
  await users.updateMany({}, { $unset: { emailProvedAt: 1 } })
  const changed = vi.spyOn(Collection.prototype, 'updateMany')
  await repairAddressProofs(app.payload)
  expect(changed.mock.calls.map((call) => call[2]?.timeoutMS)).toEqual([0, 0])
  expect(await users.countDocuments({ emailProvedAt: { $exists: false } })).toBe(0)
})
