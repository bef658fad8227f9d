import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SecondFactorSetUp } from '../../../../../domain/accounts/secondFactor/secondFactor.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { codeOf } from '../../../../helpers/factors'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { jsonOf } from '../../../../helpers/jsonOf'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
afterEach(() => {
  process.env.IS_TRIAL = 'true' // the initial setting
})

const setSecondFactorRule = (secondFactorForStaff: 'automatic' | 'required' | 'optional'): Promise<unknown> =>
  app.payload.updateGlobal({ slug: 'staff-settings', data: { secondFactorForStaff }, overrideAccess: true }) // the test sets it up

interface Person {
  roles: string[]
  isFactorMissing?: boolean
}

const me = async (account: Account): Promise<Person> =>
  ((await (await app.request('GET', '/api/users/me', { as: account })).json()) as { user: Person }).user

const STAFF_ONLY = [
  '/api/outbox',
  '/api/audit-log',
  '/api/contact-messages',
  '/api/globals/staff-settings',
  '/api/users',
]

/** The number of records that a person can read among those that only administrators see. */
const reach = async (account: Account): Promise<number> => {
  let reached = 0
  for (const path of STAFF_ONLY) {
    const response = await app.request('GET', path, { as: account })
    // everybody sees their own account
    const isOwnOnly =
      path === '/api/users' && (await jsonOf<{ totalDocs: number }>(response.clone())).totalDocs === 1
    if (response.ok && !isOwnOnly) reached += 1
  }
  return reached
}

const switchOn = async (account: Account): Promise<void> => {
  const { key } = (await (
    await app.request('POST', '/api/users/factor', { as: account })
  ).json()) as SecondFactorSetUp
  expect(
    (await app.request('POST', '/api/users/factor/confirm', { as: account, body: { code: codeOf(key) } }))
      .status,
  ).toBe(200)
}

describe('staff without a second factor', () => {
  it('have the rights of members until they have one, where it is required', async () => {
    await setSecondFactorRule('required')
    const admin = await makeAccount(app.payload, { roles: ['admin', 'member'] })
    await makeAccount(app.payload, { roles: ['admin'] })
    expect(await me(admin)).toMatchObject({ roles: ['member'], isFactorMissing: true })
    expect(await reach(admin)).toBe(0)
    expect(
      (await jsonOf<{ isRequired: boolean }>(await app.request('GET', '/api/users/factor', { as: admin })))
        .isRequired,
    ).toBe(true)
    expect(
      (
        await app.request('POST', '/api/globals/staff-settings', {
          as: admin,
          body: { secondFactorForStaff: 'optional' },
        })
      ).ok,
    ).toBe(false)
    expect(
      (await app.request('POST', '/api/roles', { as: admin, body: { user: admin.id, role: 'chapter_lead' } }))
        .ok,
    ).toBe(false)
    await switchOn(admin)
    expect((await me(admin)).roles.sort()).toEqual(['admin', 'member'])
    expect(await reach(admin)).toBe(STAFF_ONLY.length)
  })

  it('lose their region too', async () => {
    await setSecondFactorRule('required')
    const lead = await makeAccount(app.payload, {
      roles: ['chapter_lead'],
      chapterRegion: 'greater_equatoria',
    })
    expect(await me(lead)).toMatchObject({ roles: [], chapterRegion: null, isFactorMissing: true })
    await switchOn(lead)
    expect(await me(lead)).toMatchObject({ roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  })

  it('lose their rights again when they switch it off', async () => {
    await setSecondFactorRule('required')
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    await switchOn(admin)
    expect((await app.request('DELETE', '/api/users/factor', { as: admin })).status).toBe(200)
    expect(await me(admin)).toMatchObject({ roles: [], isFactorMissing: true })
  })

  it('keep their rights where it is optional, which is the default in a trial installation only', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    await setSecondFactorRule('optional')
    process.env.IS_TRIAL = 'false'
    expect((await me(admin)).roles).toEqual(['admin'])
    await setSecondFactorRule('automatic')
    expect((await me(admin)).roles).toEqual([])
    delete process.env.IS_TRIAL
    expect((await me(admin)).roles).toEqual([])
    process.env.IS_TRIAL = 'true'
    expect((await me(admin)).roles).toEqual(['admin'])
  })

  it('are the only people for whom it is required', async () => {
    await setSecondFactorRule('required')
    const member = await makeAccount(app.payload, { roles: ['member'] })
    expect(await me(member)).toMatchObject({ roles: ['member'] })
    expect((await me(member)).isFactorMissing).toBeFalsy()
  })
})
