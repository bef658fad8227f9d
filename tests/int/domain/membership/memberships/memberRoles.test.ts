import { Collection, ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reconcileMemberRoles } from '../../../../../domain/membership/memberships'
import { modelOf } from '../../../../../platform/database'
import { EACH_BATCH } from '../../../../../platform/databaseDeadlines'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

it('the correction of all roles may take longer than a request: it looks at every member', async () => {
  const asked = vi.spyOn(Collection.prototype, 'aggregate')
  await reconcileMemberRoles(app.payload)
  const deadlines = asked.mock.calls.map(([, options]) => options)
  expect(deadlines).toEqual(Array(2).fill(expect.objectContaining(EACH_BATCH)))
})

it('the correction of all roles reads roles and memberships once each, however many people have ended', async () => {
  const accounts = Array.from({ length: 30 }, () => new ObjectId().toHexString())
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  for (const [place, user] of accounts.entries())
    await makeMembership(
      app.payload,
      user,
      place % 3 === 0 ? {} : { expiresAt: yesterday, graceUntil: yesterday },
    )
  expect(await reconcileMemberRoles(app.payload)).toBe(10)
  const members = await modelOf(app.payload, 'roles').distinct('user', { role: 'member' })
  expect(members.map(String).sort()).toEqual(accounts.filter((_, place) => place % 3 === 0).sort())

  const asked = vi.spyOn(Collection.prototype, 'aggregate')
  const askedOne = vi.spyOn(Collection.prototype, 'findOne')
  expect(await reconcileMemberRoles(app.payload)).toBe(0)
  expect([asked.mock.calls.length, askedOne.mock.calls.length]).toEqual([2, 0])
})
