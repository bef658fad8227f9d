import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const signIn = (body: unknown, from = 'visitor'): Promise<Response> =>
  app.request('POST', '/api/users/login', { body, headers: { 'x-client-address': from } })

const cookieOf = (response: Response): string => response.headers.get('set-cookie') ?? ''

/** The account that the API finds for a cookie. */
const whoIs = async (cookie: string): Promise<string | null> => {
  const response = await app.request('GET', '/api/users/me', { headers: { cookie } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { user: { id: string } | null }).user?.id ?? null
}

describe('POST /api/users/login', () => {
  // proves: C111
  it('starts a session in a cookie that scripts and other sites cannot read', async () => {
    const account = await makeAccount(app.payload)
    const response = await signIn({ email: ` ${account.email.toUpperCase()} `, password: account.password })
    expect(response.status).toBe(200)
    const cookie = cookieOf(response)
    expect(cookie).toMatch(/^ace_session=[\w-]{43};/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    const text = await response.text()
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? 'no token'
    expect(text).not.toContain(token)
    expect(JSON.parse(text)).toMatchObject({ user: { id: account.id, email: account.email } })
    expect(await whoIs(required(cookie.split(';')[0]))).toBe(account.id)
  })

  it('stores the token hashed', async () => {
    const account = await makeAccount(app.payload)
    const cookie = cookieOf(await signIn({ email: account.email, password: account.password }))
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? ''
    const sessions = await modelOf(app.payload, 'sessions').find({ user: account.id }).lean()
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  it('refuses every wrong request with one text', async () => {
    const account = await makeAccount(app.payload)
    const locked = await makeAccount(app.payload)
    await modelOf(app.payload, 'users').updateOne({ _id: locked.id }, { $set: { lockedAt: new Date() } })
    const answers = await Promise.all(
      [
        { email: newEmail(), password: account.password },
        { email: account.email, password: 'Wrong-password-1' },
        { email: locked.email, password: locked.password },
        { email: locked.email, password: 'Wrong-password-1' },
      ].map(async (body) => {
        const response = await signIn(body)
        return {
          status: response.status,
          cookie: cookieOf(response),
          body: (await response.json()) as unknown,
        }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 401,
      cookie: '',
      body: { errors: [{ message: 'Invalid login credentials' }] },
    })
  })

  it.each([
    ['nothing', undefined],
    ['operators', { email: { $ne: null }, password: { $ne: null } }],
    ['an unknown field', { email: 'a@example.org', password: 'x', roles: ['admin'] }],
    ['invalid JSON', '{"email":'],
  ])('answers 400 to %s', async (_, body) => {
    expect((await signIn(body)).status).toBe(400)
  })

  it('limits guesses to ten, and lets the owner in from another address', async () => {
    const account = await makeAccount(app.payload)
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(
        (await signIn({ email: account.email, password: `Guess-number-${turn}` }, 'guesser')).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    const refused = await signIn({ email: account.email, password: account.password }, 'guesser')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(cookieOf(refused)).toBe('')
    expect((await signIn({ email: account.email, password: account.password }, 'owner')).status).toBe(200)
  })

  it('limits parallel guesses too', async () => {
    const account = await makeAccount(app.payload)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        signIn({ email: account.email, password: `Guess-number-${turn}` }, 'parallel guesser'),
      ),
    )
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(responses.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  it('ends the session that the browser had before', async () => {
    const [former, next] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const other = cookieOf(await signIn({ email: former.email, password: former.password }))
    const response = await app.request('POST', '/api/users/login', {
      as: former,
      body: { email: next.email, password: next.password },
    })
    expect(await whoIs(required(cookieOf(response).split(';')[0]))).toBe(next.id)
    expect(await whoIs(former.cookie)).toBeNull()
    expect(await whoIs(required(other.split(';')[0])), 'another device').toBe(former.id)
  })

  it('creates a session for every device that signs in at once', async () => {
    const account = await makeAccount(app.payload)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, device) =>
        signIn({ email: account.email, password: account.password }, `device ${device}`),
      ),
    )
    for (const response of responses)
      expect(await whoIs(required(cookieOf(response).split(';')[0]))).toBe(account.id)
  })
})

describe('sessions', () => {
  let account: Account
  beforeAll(async () => {
    account = await makeAccount(app.payload)
  })

  // proves: C139
  it('end at sign-out, on this device only', async () => {
    const other = required(
      cookieOf(await signIn({ email: account.email, password: account.password })).split(';')[0],
    )
    const here = required(
      cookieOf(await signIn({ email: account.email, password: account.password })).split(';')[0],
    )
    const response = await app.request('POST', '/api/users/logout', { headers: { cookie: here } })
    expect(response.status).toBe(200)
    expect(cookieOf(response)).toMatch(/^ace_session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await whoIs(here)).toBeNull()
    expect(await whoIs(other)).toBe(account.id)
    expect((await app.request('POST', '/api/users/logout', { headers: { cookie: here } })).status).toBe(200)
  })

  // proves: C140
  it('are not restored by a refresh', async () => {
    const cookie = required(
      cookieOf(await signIn({ email: account.email, password: account.password })).split(';')[0],
    )
    expect((await app.request('POST', '/api/users/refresh-token', { headers: { cookie } })).status).toBe(200)
    await app.request('POST', '/api/users/logout', { headers: { cookie } })
    expect((await app.request('POST', '/api/users/refresh-token', { headers: { cookie } })).status).toBe(401)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('expire', async () => {
    const cookie = required(
      cookieOf(await signIn({ email: account.email, password: account.password })).split(';')[0],
    )
    await modelOf(app.payload, 'sessions').updateMany(
      { user: account.id },
      { $set: { expiresAt: new Date(Date.now() - 1000) } },
    )
    expect(await whoIs(cookie)).toBeNull()
    expect((await app.request('POST', '/api/users/refresh-token', { headers: { cookie } })).status).toBe(401)
  })

  it.each([
    ['an invented token', `ace_session=${'A'.repeat(43)}`],
    ['an operator', 'ace_session[$ne]=x'],
    ['a token that is too long', `ace_session=${'A'.repeat(4000)}`],
    ['nothing', 'ace_session='],
    [
      'an unsigned web token',
      'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoidXNlcnMifQ.',
    ],
  ])('are not created by %s', async (_, cookie) => {
    expect(await whoIs(cookie)).toBeNull()
  })

  it.each([
    'JWT eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoidXNlcnMifQ.',
    'Bearer x',
    'users API-Key x',
  ])('are not created by the header "%s"', async (authorization) => {
    const response = await app.request('GET', '/api/users/me', { headers: { authorization } })
    expect(await response.json()).toMatchObject({ user: null })
  })

  it('are not found by a changed token', async () => {
    const { cookie } = await makeAccount(app.payload)
    const last = cookie.at(-1) === 'A' ? 'B' : 'A'
    expect(await whoIs(cookie.slice(0, -1) + last)).toBeNull()
  })

  it('of a locked account are refused', async () => {
    const locked = await makeAccount(app.payload)
    await modelOf(app.payload, 'users').updateOne({ _id: locked.id }, { $set: { lockedAt: new Date() } })
    expect(await whoIs(locked.cookie)).toBeNull()
  })
})

describe('a role', () => {
  const mayListAccounts = async (as: Account): Promise<boolean> => {
    const response = await app.request('GET', '/api/users?limit=100', { as })
    return ((await response.json()) as { docs: { id: string }[] }).docs.some(({ id }) => id !== as.id)
  }

  // proves: C215
  it('is effective at the next request when it is added or removed', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const other = await makeAccount(app.payload, { roles: ['admin'] })
    expect(await mayListAccounts(other)).toBe(true)
    const { docs } = (await (
      await app.request('GET', `/api/roles?where[user][equals]=${other.id}&depth=0`, { as: admin })
    ).json()) as { docs: { id: string }[] }
    expect(docs).toHaveLength(1)
    expect((await app.request('DELETE', `/api/roles/${docs[0]?.id}`, { as: admin })).status).toBe(200)
    expect(await mayListAccounts(other)).toBe(false)
    const given = await app.request('POST', '/api/roles', {
      as: admin,
      body: { user: other.id, role: 'admin' },
    })
    expect(given.status).toBe(201)
    expect(await mayListAccounts(other)).toBe(true)
  })

  it('stays revoked when it is revoked during a sign-in', async () => {
    const account = await makeAccount(app.payload, { roles: ['admin'] })
    const roles = modelOf(app.payload, 'roles')
    for (let round = 0; round < 5; round += 1) {
      await roles.updateOne(
        { user: account.id, role: 'admin' },
        { $setOnInsert: { user: account.id, role: 'admin' } },
        { upsert: true },
      )
      const [response] = await Promise.all([
        signIn({ email: account.email, password: account.password }),
        roles.deleteOne({ user: account.id, role: 'admin' }),
      ])
      expect(await roles.countDocuments({ user: account.id })).toBe(0)
      expect(await mayListAccounts({ ...account, cookie: required(cookieOf(response).split(';')[0]) })).toBe(
        false,
      )
    }
  })
})
