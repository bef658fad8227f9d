import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { prepareDatabase } from '../../../../server/database/prepareDatabase'
import { modelOf } from '../../../../platform/database'
import { releaseAdminRole } from '../../../../domain/accounts'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let one: Account
let other: Account

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const roles = () => modelOf(app.payload, 'roles')
const rowOf = ({ id }: Account) =>
  roles()
    .findOne({ user: id, role: 'admin' })
    .lean<{ _id: unknown; goingUntil?: number[]; isLocked?: boolean; isLeaving?: boolean }>()
const dismiss = async (who: Account, by: Account): Promise<number> =>
  (await app.request('DELETE', `/api/users/${who.id}/roles/admin`, { as: by })).status

beforeEach(async () => {
  await roles().deleteMany({})
  one = await makeAccount(app.payload, { roles: ['admin'] })
  other = await makeAccount(app.payload, { roles: ['admin'] })
})

it('counts an administrator whose role is being removed as gone, until the claim of a crashed process is a minute old', async () => {
  const going = await releaseAdminRole(app.payload, (await rowOf(one))?._id)
  expect(going).toBeTruthy() // here the process is killed
  expect(await dismiss(other, one)).toBe(409)
  await roles().updateOne({ user: one.id }, { $set: { goingUntil: [Date.now() - 1] } })
  expect(await dismiss(other, one)).toBe(200)
})

it('removes the claim of an administrator who has to stay', async () => {
  expect(await dismiss(other, one)).toBe(200)
  expect(await dismiss(one, one)).toBe(409)
  expect((await rowOf(one))?.goingUntil).toEqual([])
})

it('removes the claims that a crash left at the next start, and completes those it interrupted', async () => {
  await roles().updateOne(
    { user: one.id },
    { $set: { isLocked: true, isLeaving: true, goingUntil: [Date.now() - 1] } },
  )
  await modelOf(app.payload, 'users').updateOne({ _id: other.id }, { $set: { lockedAt: new Date() } })
  await prepareDatabase(app.payload)
  expect(await rowOf(one)).toMatchObject({ isLocked: false, isLeaving: false, goingUntil: [] })
  expect(await rowOf(other)).toMatchObject({ isLocked: true })
  expect(await dismiss(one, one)).toBe(409)
})

it('does not touch the claims of another running process at a start', async () => {
  await roles().updateOne({ user: one.id }, { $set: { isLocked: true, goingUntil: [Date.now() + 30_000] } })
  await prepareDatabase(app.payload)
  expect(await rowOf(one)).toMatchObject({ isLocked: true })
})
