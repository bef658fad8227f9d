import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonPartPage } from '../../../../../domain/people/personRecord/personParts.schema'
import {
  MEMBER_FOLLOWS,
  type AccountDetail,
} from '../../../../../domain/accounts/accountAdministration/accounts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, GOOD_PASSWORD, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const ROUNDS = 25

let app: TestApp
let admin: Account
let person: Account

beforeAll(async () => {
  app = await startTestPayload()
})
beforeEach(async () => {
  await modelOf(app.payload, 'roles').deleteMany({})
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  person = await makeAccount(app.payload)
})
afterAll(() => app.stop())

const post = (account: Account, rest: string, body: object = {}, as = admin): Promise<Response> =>
  app.request('POST', `/api/users/${account.id}/${rest}`, { as, body })
const takeRole = (account: Account, role: string, as = admin): Promise<Response> =>
  app.request('DELETE', `/api/users/${account.id}/roles/${role}`, { as })
const detailOf = async (account: Account): Promise<AccountDetail> =>
  (await (
    await app.request('GET', `/api/users/${account.id}/account`, { as: admin })
  ).json()) as AccountDetail
const historyOf = async (account: Account): Promise<PersonPartPage['docs']> => {
  const answer = await app.request('GET', `/api/users/${account.id}/part/history`, { as: admin })
  return ((await answer.json()) as PersonPartPage).docs
}
const isSignedIn = async (account: Account): Promise<boolean> =>
  ((await (await app.request('GET', '/api/users/me', { as: account })).json()) as { user: unknown }).user !==
  null
const signIn = (account: Account): Promise<Response> =>
  app.request('POST', '/api/users/login', { body: { email: account.email, password: GOOD_PASSWORD } })
const adminsThatCanGetIn = (): Promise<number> =>
  modelOf(app.payload, 'roles').countDocuments({ role: 'admin', isLocked: { $ne: true } })
const messageOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errors?: { message: string }[] }).errors?.[0]?.message

describe('a role', () => {
  // proves: C069
  it('can be added and removed repeatedly', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await post(person, 'roles', { role: 'chapter_lead', region: 'other' })).status).toBe(200)
    expect((await detailOf(person)).roles).toMatchObject([{ role: 'chapter_lead', region: 'other' }])
    for (let turn = 0; turn < 2; turn += 1) expect((await takeRole(person, 'chapter_lead')).status).toBe(200)
    expect((await detailOf(person)).roles).toEqual([])
    expect((await historyOf(person)).map(({ title, facts }) => [title, ...facts])).toEqual([
      ['Role taken', `By ${admin.email}`],
      ['Role given', `By ${admin.email}`],
    ])
  })

  it('of a member cannot be added or removed by staff: it follows the membership', async () => {
    for (const response of [
      await post(person, 'roles', { role: 'member' }),
      await takeRole(person, 'member'),
    ]) {
      expect([response.status, await messageOf(response)]).toEqual([409, MEMBER_FOLLOWS])
    }
  })

  // proves: C070
  it('of a chapter lead applies to the profile’s region, and needs one', async () => {
    const refused = await post(person, 'roles', { role: 'chapter_lead' })
    expect(refused.status).toBe(400)
    await post(person, 'region', { region: 'greater_upper_nile', was: null })
    expect((await post(person, 'roles', { role: 'chapter_lead' })).status).toBe(200)
    expect((await detailOf(person)).roles).toMatchObject([
      { role: 'chapter_lead', region: 'greater_upper_nile' },
    ])
  })

  it.each([{ role: 'owner' }, {}, { role: ['admin'] }, { role: 'admin', goingUntil: [7] }])(
    'is refused for %j',
    async (body) => {
      expect((await post(person, 'roles', body)).status).toBe(400)
    },
  )

  it('of the last administrator cannot be removed', async () => {
    const response = await takeRole(admin, 'admin')
    expect(response.status).toBe(409)
    expect(await messageOf(response)).toBe(
      'This is the last administrator. Please make someone else an administrator first.',
    )
  })
})

describe('a region', () => {
  // proves: C216
  it('is not overwritten when a colleague has changed it', async () => {
    expect((await post(person, 'region', { region: 'other', was: null })).status).toBe(200)
    expect((await post(person, 'region', { region: 'greater_equatoria', was: null })).status).toBe(409)
    expect((await post(person, 'region', { region: 'greater_equatoria', was: 'other' })).status).toBe(200)
    expect((await detailOf(person)).region).toBe('greater_equatoria')
  })

  it('is changed by one of many at once', async () => {
    const regions = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other']
    const answers = await Promise.all(regions.map((region) => post(person, 'region', { region, was: null })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('a lock', () => {
  it('ends every session at once and prevents sign-in until it is removed', async () => {
    expect(await isSignedIn(person)).toBe(true)
    expect((await post(person, 'lock', { reason: 'Lost telephone' })).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
    expect((await signIn(person)).status).toBe(401)
    expect((await detailOf(person)).sessions).toEqual({ count: 0, lastSeenAt: null })
    expect((await post(person, 'unlock')).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
    expect((await signIn(person)).status).toBe(200)
    expect((await historyOf(person)).slice(0, 2).map(({ title, text }) => [title, text])).toEqual([
      ['Account unlocked', null],
      ['Account locked', 'Lost telephone'],
    ])
  })

  it('cannot be set on one’s own account, nor on the last administrator', async () => {
    expect((await post(admin, 'lock')).status).toBe(409)
    const second = await makeAccount(app.payload, { roles: ['admin'] })
    expect((await post(second, 'lock')).status).toBe(200)
    // the locked one cannot sign in, so the other is the last
    expect((await takeRole(admin, 'admin')).status).toBe(409)
    expect((await takeRole(second, 'admin')).status).toBe(200)
  })

  it('applies to a role that is added later', async () => {
    await post(person, 'lock')
    await post(person, 'roles', { role: 'admin' })
    expect((await takeRole(admin, 'admin')).status).toBe(409)
    await post(person, 'unlock')
    expect((await takeRole(admin, 'admin')).status).toBe(200)
  })

  it(`leaves one administrator when two lock or remove each other at once, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await modelOf(app.payload, 'roles').deleteMany({})
      const [one, other] = await Promise.all([
        makeAccount(app.payload, { roles: ['admin'] }),
        makeAccount(app.payload, { roles: ['admin'] }),
      ])
      const answers = await Promise.all([
        post(one, 'lock', {}, other),
        round % 2 ? post(other, 'lock', {}, one) : takeRole(other, 'admin', one),
      ])
      expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
      expect(await adminsThatCanGetIn()).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('sign-out everywhere', () => {
  it('ends the sessions of the account and returns their number', async () => {
    const response = await post(person, 'sign-out')
    expect(await response.json()).toEqual({ ended: 1 })
    expect(await isSignedIn(person)).toBe(false)
    expect(await isSignedIn(admin)).toBe(true)
  })
})

describe('an unknown account', () => {
  it.each(['lock', 'unlock', 'sign-out', 'roles', 'region'])('is answered with 404 to %s', async (rest) => {
    for (const id of ['0'.repeat(24), 'nobody', '%7B%7D'])
      expect((await app.request('POST', `/api/users/${id}/${rest}`, { as: admin, body: {} })).status).toBe(
        404,
      )
  })
})
