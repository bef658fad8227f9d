import { MongoNetworkError } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isCallerUnknown } from '../../../platform/unknownCallers'
import { modelOf } from '../../../platform/database'
import { makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

it('a member whose session cannot be read is not treated as a visitor', async () => {
  const member = await makeAccount(app.payload)
  const headers = new Headers({ cookie: member.cookie, origin: 'http://ace.test' })
  vi.spyOn(modelOf(app.payload, 'users').collection, 'find').mockImplementationOnce(() => {
    throw new MongoNetworkError('lost')
  })
  await app.payload.auth({ headers, canSetHeaders: false })
  expect(isCallerUnknown(headers)).toBe(true)
  const again = new Headers(headers)
  expect((await app.payload.auth({ headers: again, canSetHeaders: false })).user?.id).toBe(member.id)
  expect(isCallerUnknown(again)).toBe(false)
})
