import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOOD_PASSWORD, makeAccount, newEmail } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { WEAK_PASSWORDS } from '../../../../helpers/weakPasswords'

let app: TestApp
let visitors = 0

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** Signs up from its own client address, so that rate limits are not shared. */
const signUp = (body: unknown): Promise<Response> => {
  visitors += 1
  return app.request('POST', '/api/users/sign-up', {
    body,
    headers: { 'x-client-address': `visitor-${visitors}` },
  })
}

const messagesOf = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors: { message: string }[] }).errors.map(({ message }) => message)

/** Everything that the database stores about an email. */
const storedAbout = async (payload: Payload, email: string): Promise<Record<string, unknown[]>> => {
  const { db } = payload.db.connection
  const users = (await db?.collection('users').find({ email }).toArray()) ?? []
  const ids = users.map(({ _id }) => _id)
  const about: Record<string, unknown[]> = { users }
  for (const name of ['credentials', 'profiles', 'roles', 'sessions'])
    about[name] =
      (await db
        ?.collection(name)
        .find({ user: { $in: ids } })
        .toArray()) ?? []
  return about
}

const countAccounts = (payload: Payload): Promise<number | undefined> =>
  Promise.resolve(payload.db.connection.db?.collection('users').countDocuments())

describe('POST /api/users/sign-up', () => {
  // proves: C106
  it('creates an account, its credentials and its profile, and no role', async () => {
    const email = newEmail()
    const response = await signUp({
      fullName: '  Achol Garang ',
      email: email.toUpperCase(),
      password: GOOD_PASSWORD,
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('set-cookie')).toBeNull()
    const stored = await storedAbout(app.payload, email)
    expect(stored.users).toHaveLength(1)
    expect(stored.credentials).toHaveLength(1)
    expect(stored.profiles).toMatchObject([{ fullName: 'Achol Garang', email }])
    expect(stored.roles).toEqual([])
    expect(JSON.stringify(stored)).not.toContain(GOOD_PASSWORD)
  })

  it.each([
    ['roles', ['admin']],
    ['_verified', true],
    ['emailVerifiedAt', '2024-01-01T00:00:00.000Z'],
    ['createdAt', '2001-01-01T00:00:00.000Z'],
    ['membershipStatus', 'active'],
    ['membershipNumber', 'ACE-2025-0001'],
    ['id', '000000000000000000000001'],
    ['$set', { roles: ['admin'] }],
    ['__proto__x', 1],
  ])('refuses a body with %s and creates nothing', async (key, value) => {
    const email = newEmail()
    const before = await countAccounts(app.payload)
    const response = await signUp({ fullName: 'Achol Garang', email, password: GOOD_PASSWORD, [key]: value })
    expect(response.status).toBe(400)
    expect(await countAccounts(app.payload)).toBe(before)
    expect((await storedAbout(app.payload, email)).users).toEqual([])
  })

  it('answers the same for an email that has an account, and changes nothing in it', async () => {
    const account = await makeAccount(app.payload, { roles: ['member'], fullName: 'The First' })
    const before = await storedAbout(app.payload, account.email)
    const fresh = await signUp({ fullName: 'The Second', email: newEmail(), password: GOOD_PASSWORD })
    const repeated = await signUp({
      fullName: 'The Second',
      email: account.email,
      password: 'Another-password-2',
    })
    expect(repeated.status).toBe(fresh.status)
    expect(await repeated.text()).toBe(await fresh.text())
    expect([...repeated.headers.keys()].sort()).toEqual([...fresh.headers.keys()].sort())
    expect(await storedAbout(app.payload, account.email)).toEqual(before)
    const signIn = await app.request('POST', '/api/users/login', {
      body: { email: account.email, password: 'Another-password-2' },
    })
    expect(signIn.status).toBe(401)
  })

  it('creates one account of twenty simultaneous requests', async () => {
    const email = newEmail()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        signUp({ fullName: `Person ${turn}`, email, password: GOOD_PASSWORD }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
    const stored = await storedAbout(app.payload, email)
    expect(stored.users).toHaveLength(1)
    expect(stored.credentials).toHaveLength(1)
    expect(stored.profiles).toHaveLength(1)
  })

  // proves: C149
  it.each(WEAK_PASSWORDS)('refuses the password "%s": %s', async (password, message) => {
    const email = newEmail()
    const response = await signUp({ fullName: 'Achol Garang', email, password })
    expect(response.status).toBe(400)
    expect(await messagesOf(response)).toEqual([message])
    expect((await storedAbout(app.payload, email)).users).toEqual([])
  })

  // proves: C148
  it.each(['', '   '])('refuses the full name "%s"', async (fullName) => {
    const response = await signUp({ fullName, email: newEmail(), password: GOOD_PASSWORD })
    expect(response.status).toBe(400)
    expect(await messagesOf(response)).toEqual(['Please enter your full name'])
  })

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a JSON list', []],
    ['a JSON number', '1'],
    ['invalid JSON', '{"email":'],
    [
      'operators in place of strings',
      { fullName: { $gt: '' }, email: { $ne: null }, password: { $ne: null } },
    ],
    ['lists in place of strings', { fullName: ['a'], email: ['a@example.org'], password: [GOOD_PASSWORD] }],
    ['a password of 10 kB', { fullName: 'A', email: 'a@example.org', password: `Aa1${'x'.repeat(10_000)}` }],
    ['no email', { fullName: 'A', email: 'an invalid email', password: GOOD_PASSWORD }],
  ])('refuses %s', async (_, body) => {
    const before = await countAccounts(app.payload)
    expect((await signUp(body)).status).toBe(400)
    expect(await countAccounts(app.payload)).toBe(before)
  })

  it('limits the attempts of one client', async () => {
    const from = { 'x-client-address': 'a-busy-visitor' }
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1) {
      const response = await app.request('POST', '/api/users/sign-up', {
        body: { fullName: 'A', email: newEmail(), password: GOOD_PASSWORD },
        headers: from,
      })
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    expect((await signUp({ fullName: 'A', email: newEmail(), password: GOOD_PASSWORD })).status).toBe(201)
  })
})

describe('other ways to create an account', () => {
  it.each(['/api/users', '/api/users/first-register'])(
    'POST %s is closed, even when there is no account',
    async (path) => {
      const empty = await startTestPayload()
      const responses = await Promise.all(
        Array.from({ length: 50 }, () =>
          empty.request('POST', path, {
            body: { email: newEmail(), password: GOOD_PASSWORD, roles: ['admin'] },
          }),
        ),
      )
      expect(responses.every(({ status }) => status >= 400 && status < 500)).toBe(true)
      expect(await countAccounts(empty.payload)).toBe(0)
    },
  )
})
