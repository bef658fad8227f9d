import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SecondFactorSetUp } from '../../../../domain/secondFactor/secondFactor.schema'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { codeOf } from '../../../helpers/factors'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { jsonOf } from '../../../helpers/jsonOf'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
afterEach(() => {
  process.env.IS_TRIAL = 'true' // as the tests begin
})

const setSecondFactorRule = (secondFactorForStaff: 'automatic' | 'required' | 'optional'): Promise<unknown> =>
  app.payload.updateGlobal({ slug: 'staff-settings', data: { secondFactorForStaff }, overrideAccess: true }) // set by the test, not by a person

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

/** What a person gets of what only administrators see. */
const reach = async (account: Account): Promise<number> => {
  let reached = 0
  for (const path of STAFF_ONLY) {
    const response = await app.request('GET', path, { as: account })
    // of accounts everybody sees the own one
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
  it('are members until they have one, where it is required', async () => {
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

  it('lose their rights again by switching it off', async () => {
    await setSecondFactorRule('required')
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    await switchOn(admin)
    expect((await app.request('DELETE', '/api/users/factor', { as: admin })).status).toBe(200)
    expect(await me(admin)).toMatchObject({ roles: [], isFactorMissing: true })
  })

  it('are left alone where it is offered, and by default in a trial installation alone', async () => {
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

  it('are the only ones it is required of', async () => {
    await setSecondFactorRule('required')
    const member = await makeAccount(app.payload, { roles: ['member'] })
    expect(await me(member)).toMatchObject({ roles: ['member'] })
    expect((await me(member)).isFactorMissing).toBeFalsy()
  })
})
