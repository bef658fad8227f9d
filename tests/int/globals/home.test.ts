import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Home } from '../../../payload-types'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

/** @returns the texts of a refusal, or nothing after a success */
const publish = async (banner: Home['banner']): Promise<string> => {
  const response = await app.request('POST', '/api/globals/home', {
    as: admin,
    body: { banner, _status: 'published' },
  })
  return response.ok ? '' : response.text()
}

it('refuses a banner without an end, and one that ends before it begins', async () => {
  expect(await publish({ title: 'Conference week' })).toContain('Choose when the banner ends')
  expect(
    await publish({
      title: 'Conference week',
      from: '2026-12-02T06:00:00.000Z',
      until: '2026-12-01T06:00:00.000Z',
    }),
  ).toContain('Choose an end after the beginning')
  expect(
    await publish({
      title: 'Conference week',
      from: '2026-12-01T06:00:00.000Z',
      until: '2026-12-08T06:00:00.000Z',
    }),
  ).toBe('')
  expect(await publish({ title: '' })).toBe('')
})
