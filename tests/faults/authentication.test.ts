import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewOrFull } from '../helpers/fullCounts'
import { type Client, httpClient, newAddress } from '../helpers/httpClient'
import { type MailedServer, startMailedServer } from '../helpers/mailedServer'
import { WEAK_PASSWORDS } from '../helpers/weakPasswords'
import { required } from '../helpers/required'

const PASSWORD = 'Bridge-over-the-Nile-1'
const NEW_PASSWORD = 'Another-crossing-2'
const ROLE_RACES = fewOrFull({ few: 20, full: 500 })

let server: MailedServer
let call: Client

beforeAll(async () => {
  server = await startMailedServer({ emailConfirmation: 'required', secondFactorForStaff: 'optional' })
  call = httpClient(server.url)
})
afterAll(() => server.end())

const messagesOf = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors: { message: string }[] }).errors.map(({ message }) => message)
const login = (email: string, password: string, address?: string) =>
  call('POST', '/api/users/login', { body: { email, password }, address })
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const whoIs = async (cookie: string, headers: Record<string, string> = {}): Promise<string | null> => {
  const response = await call('GET', '/api/users/me', { cookie, headers })
  expect(response.status).toBe(200)
  return ((await response.json()) as { user: { id: string } | null }).user?.id ?? null
}

const tokenIn = ({ links }: { links: string[] }): string => new URL(required(links[0])).hash.slice(1)

interface Person {
  id: string
  email: string
  cookie: string
}

const newPerson = async (): Promise<Person> => {
  const email = `${randomUUID()}@example.org`
  const signedUp = await call('POST', '/api/users/sign-up', {
    body: { fullName: 'Nyandeng Deng', email, password: PASSWORD },
  })
  expect([signedUp.status, await signedUp.json()]).toEqual([201, { isConfirmationRequired: true }])
  expect((await login(email, PASSWORD)).status).toBe(401)
  const token = tokenIn(await server.nextMail(email, /Confirm your email address/))
  expect((await call('POST', '/api/users/confirm', { body: { token, password: PASSWORD } })).status).toBe(200)
  const cookie = cookieOf(await login(email, PASSWORD))
  return { id: required(await whoIs(cookie)), email, cookie }
}

const resetToken = async (email: string): Promise<string> => {
  expect((await call('POST', '/api/users/recover', { body: { email } })).status).toBe(200)
  return tokenIn(await server.nextMail(email, /Choose a new password/))
}

describe('a weak password is refused with the text of its rule', () => {
  it.each(WEAK_PASSWORDS)('"%s" at sign-up, change and reset', async (password, message) => {
    const signUp = await call('POST', '/api/users/sign-up', {
      body: { fullName: 'Deng', email: `${randomUUID()}@example.org`, password },
    })
    expect([signUp.status, await messagesOf(signUp)]).toEqual([400, [message]])
    const { email, cookie } = await newPerson()
    const change = await call('POST', '/api/users/password', {
      cookie,
      body: { currentPassword: PASSWORD, newPassword: password },
    })
    expect([change.status, await messagesOf(change)]).toEqual([400, [message]])
    const reset = await call('POST', '/api/users/set-password', {
      body: { token: await resetToken(email), password },
    })
    expect([reset.status, await messagesOf(reset)]).toEqual([400, [message]])
    expect((await login(email, PASSWORD)).status).toBe(200)
  })
})

describe('fields that only the server sets', () => {
  it.each([
    ['roles', ['admin']],
    ['membershipStatus', 'active'],
    ['membershipNumber', 'ACE-2026-0001'],
    ['_verified', true],
    ['emailVerifiedAt', '2020-01-01T00:00:00.000Z'],
    ['createdAt', '2001-01-01T00:00:00.000Z'],
  ])('are ignored in a sign-up: %s', async (field, value) => {
    const email = `${randomUUID()}@example.org`
    expect(
      (
        await call('POST', '/api/users/sign-up', {
          body: { fullName: 'Deng', email, password: PASSWORD, [field]: value },
        })
      ).status,
    ).toBe(400)
    expect((await login(email, PASSWORD)).status).toBe(401)
  })
})

describe('sign-in', () => {
  it('answers unknown, known, locked and unverified addresses alike', async () => {
    const [known, locked, unverified] = [await newPerson(), await newPerson(), await newPerson()]
    await server.database
      .collection('users')
      .updateOne({ email: locked.email }, { $set: { lockedAt: new Date() } })
    await server.database
      .collection('users')
      .updateOne({ email: unverified.email }, { $unset: { emailVerifiedAt: 1 } })
    const kinds = [`${randomUUID()}@example.org`, known.email, locked.email, unverified.email]
    const answers = new Set<string>()
    for (const email of kinds) {
      const response = await login(email, 'Wrong-password-1')
      answers.add(`${response.status} ${response.headers.get('set-cookie')} ${await response.text()}`)
    }
    // the right password does not reveal it either
    for (const email of [locked.email, unverified.email]) {
      const response = await login(email, PASSWORD)
      answers.add(`${response.status} ${response.headers.get('set-cookie')} ${await response.text()}`)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^401 null /)])
  })

  it('limits attempts to guess a password, and lets the owner in', async () => {
    const { email } = await newPerson()
    const [guesser, stranger] = [newAddress(), newAddress()]
    for (let turn = 0; turn < 5; turn += 1)
      expect((await login(email, `Guess-number-${turn}`, stranger)).status).toBe(401)
    const statuses = []
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await login(email, `Guess-number-${turn}`, guesser)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await login(email, PASSWORD, guesser)).status).toBe(429)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('counts an IPv6 network as one client, and lets the owner in while many networks guess', async () => {
    const { email } = await newPerson()
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(
        (await login(email, `Guess-number-${turn}`, `2001:db8:7:7::${(turn + 1).toString(16)}`)).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    for (let turn = 0; turn < 52; turn += 1) await login(email, `Guess-number-${turn}`)
    const guesser = newAddress()
    const strict = []
    for (let turn = 0; turn < 4; turn += 1)
      strict.push((await login(email, `Guess-number-${turn}`, guesser)).status)
    expect(strict).toEqual([401, 401, 401, 429])
    expect((await login(email, PASSWORD)).status).toBe(200)
  }, 120_000)

  it(`does not restore a revoked role, in ${ROLE_RACES} races`, async () => {
    const person = await newPerson()
    const roles = server.database.collection('roles')
    const user = required(await server.database.collection('users').findOne({ email: person.email }))._id
    const mayList = async (cookie: string): Promise<boolean> =>
      ((await (await call('GET', '/api/users?limit=5', { cookie })).json()) as { totalDocs: number })
        .totalDocs > 1
    const row = { user, role: 'admin' }
    for (let race = 0; race < ROLE_RACES; race += 1) {
      await roles.insertOne({ ...row, createdAt: new Date(), updatedAt: new Date() })
      if (race === 0) expect(await mayList(person.cookie)).toBe(true)
      const [answer] = await Promise.all([login(person.email, PASSWORD), roles.deleteOne(row)])
      expect(answer.status).toBe(200)
      const { user: seen } = (await (
        await call('GET', '/api/users/me', { cookie: cookieOf(answer) })
      ).json()) as { user: { roles: string[] } }
      expect(seen.roles).toEqual([])
      expect(await roles.countDocuments({ user })).toBe(0)
    }
    expect(await mayList(person.cookie)).toBe(false)
  }, 600_000)
})

describe('a reset token', () => {
  it('works once of 50 parallel uses, and is stored as a hash', async () => {
    const { email } = await newPerson()
    const token = await resetToken(email)
    const tokens = await server.database.collection('account-tokens').find().toArray()
    const mails = await server.database.collection('outboxes').find({ to: email }).toArray() // mongoose writes names in the plural
    expect(tokens.length * mails.length).toBeGreaterThan(0)
    expect(JSON.stringify([tokens, mails])).not.toContain(token)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        call('POST', '/api/users/set-password', { body: { token, password: `Crossing-number-${turn}` } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(email, `Crossing-number-${winner}`)).status).toBe(200)
  })

  it('is refused when it has expired or was replaced', async () => {
    const { email, cookie, id } = await newPerson()
    const replaced = await resetToken(email)
    const old = await resetToken(email)
    const tokens = server.database.collection('account-tokens')
    await tokens.updateOne({ email, purpose: 'reset' }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    for (const token of [replaced, old, 'A'.repeat(43)]) {
      expect(
        (await call('POST', '/api/users/set-password', { body: { token, password: NEW_PASSWORD } })).status,
      ).toBe(400)
    }
    expect(await whoIs(cookie)).toBe(id)
  })
})

describe('a session', () => {
  it('ends after sign-out, on this device and everywhere', async () => {
    const { email, cookie, id } = await newPerson()
    const other = cookieOf(await login(email, PASSWORD))
    await call('POST', '/api/users/logout', { cookie })
    expect([await whoIs(cookie), await whoIs(other)]).toEqual([null, id])
    await call('POST', '/api/users/sign-out', { cookie: other, body: { scope: 'global' } })
    expect(await whoIs(other)).toBeNull()
  })

  it('ends after 90 days, however often it was refreshed', async () => {
    const { cookie, email, id } = await newPerson()
    const user = required(await server.database.collection('users').findOne({ email }))._id
    const startedDaysAgo = (days: number) =>
      server.database
        .collection('sessions')
        .updateMany({ user }, { $set: { createdAt: new Date(Date.now() - days * 24 * 60 * 60_000) } })
    await startedDaysAgo(88)
    const { exp } = (await (await call('POST', '/api/users/refresh-token', { cookie })).json()) as {
      exp: number
    }
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(2 * 24 * 60 * 60_000)
    expect(await whoIs(cookie)).toBe(id)
    await startedDaysAgo(90)
    expect((await call('POST', '/api/users/refresh-token', { cookie })).status).toBe(401)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('ends on other devices after a change of password, and everywhere after a reset', async () => {
    const { email, cookie, id } = await newPerson()
    const other = cookieOf(await login(email, PASSWORD))
    expect(
      (
        await call('POST', '/api/users/password', {
          cookie,
          body: { currentPassword: 'Wrong-password-1', newPassword: NEW_PASSWORD },
        })
      ).status,
    ).toBe(403)
    const changed = await call('POST', '/api/users/password', {
      cookie,
      body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    })
    expect(changed.status).toBe(200)
    expect([await whoIs(cookieOf(changed)), await whoIs(cookie), await whoIs(other)]).toEqual([
      id,
      null,
      null,
    ])
    expect(
      (
        await call('POST', '/api/users/set-password', {
          body: { token: await resetToken(email), password: PASSWORD },
        })
      ).status,
    ).toBe(200)
    expect(await whoIs(cookieOf(changed))).toBeNull()
  })

  it('is refused when it is forged, unsigned or changed', async () => {
    const { cookie } = await newPerson()
    const none = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoidXNlcnMifQ.'
    const tampered = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')
    for (const forged of [
      `ace_session=${'A'.repeat(43)}`,
      `payload-token=${none}`,
      `ace_session=${none}`,
      'ace_session[$ne]=x',
      tampered,
    ])
      expect(await whoIs(forged)).toBeNull()
    for (const authorization of [`JWT ${none}`, `Bearer ${none}`, 'users API-Key x'])
      expect(await whoIs('', { authorization })).toBeNull()
  })

  it('is ignored in a request from another site', async () => {
    const { cookie, id } = await newPerson()
    const other = newAddress()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      for (const [path, body] of [
        ['/api/users/logout', {}],
        ['/api/users/sign-out', { scope: 'global' }],
        ['/api/users/recover', { email: 'a@example.org' }],
        ['/api/users/set-password', { token: 'A'.repeat(43), password: PASSWORD }],
      ] as const) {
        expect(
          (await call('POST', path, { cookie, body, headers, address: other })).status,
          `${path} ${JSON.stringify(headers)}`,
        ).toBe(403)
      }
    }
    expect(await whoIs(cookie)).toBe(id)
  })
})

describe('another person’s account', () => {
  it('cannot be changed, deleted, unlocked or signed out by a member', async () => {
    const [member, victim] = [await newPerson(), await newPerson()]
    const before = await server.database.collection('users').findOne({ email: victim.email })
    const { docs } = (await (await call('GET', '/api/users/sessions', { cookie: victim.cookie })).json()) as {
      docs: { id: string }[]
    }
    const tries: [string, string, unknown?][] = [
      ['PATCH', `/api/users/${victim.id}`, { lockedAt: null, email: 'taken@example.org' }],
      ['DELETE', `/api/users/${victim.id}`],
      ['PATCH', '/api/users?where[id][exists]=true', { email: 'taken@example.org' }],
      ['DELETE', '/api/users?where[id][exists]=true'],
      ['POST', '/api/users/unlock', { email: victim.email }],
      ['POST', '/api/roles', { user: member.id, role: 'admin' }],
      ['DELETE', `/api/users/sessions/${required(docs[0]).id}`],
    ]
    for (const [method, path, body] of tries) {
      const { status } = await call(method, path, { cookie: member.cookie, body })
      expect([401, 403, 404, 405], `${method} ${path}: ${status}`).toContain(status)
    }
    expect(await server.database.collection('users').findOne({ email: victim.email })).toEqual(before)
    expect(await whoIs(victim.cookie)).toBe(victim.id)
  })
})

describe('the first user', () => {
  it('cannot be created over HTTP, by 50 requests at once', async () => {
    const users = server.database.collection('users')
    const before = await users.countDocuments()
    for (const path of ['/api/users', '/api/users/first-register', '/api/users/init']) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          call('POST', path, {
            body: { email: `${randomUUID()}@example.org`, password: PASSWORD, roles: ['admin'] },
          }),
        ),
      )
      expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true)
    }
    expect(await users.countDocuments()).toBe(before)
  })
})

describe('an account created with another person’s email', () => {
  it('is available only to the owner, once they have confirmed it', async () => {
    const email = `${randomUUID()}@example.org`
    for (const [fullName, password] of [
      ['A Stranger', NEW_PASSWORD],
      ['Nyandeng Deng', PASSWORD],
    ] as const) {
      expect((await call('POST', '/api/users/sign-up', { body: { fullName, email, password } })).status).toBe(
        201,
      )
    }
    const [first, second] = [
      tokenIn(await server.nextMail(email, /Confirm your email address/)),
      tokenIn(await server.nextMail(email, /Confirm your email address/)),
    ]
    expect(
      (await call('POST', '/api/users/confirm', { body: { token: first, password: NEW_PASSWORD } })).status,
    ).toBe(400)
    expect(
      (await call('POST', '/api/users/confirm', { body: { token: second, password: NEW_PASSWORD } })).status,
    ).toBe(403)
    const confirmed = await call('POST', '/api/users/confirm', {
      body: { token: second, password: PASSWORD },
    })
    expect(await whoIs(cookieOf(confirmed))).toBeTruthy()
    expect((await login(email, NEW_PASSWORD)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })
})

describe('the return path after sign-in', () => {
  it.each([
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%252f%252fevil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
  ])('never redirects to another site: %s', async (from) => {
    const { cookie } = await newPerson()
    const back = await call('GET', `/auth?from=${encodeURIComponent(from)}`, { cookie })
    expect([back.status, back.headers.get('location')]).toEqual([302, '/'])
    const away = await call('GET', `/api/users/sso?from=${encodeURIComponent(from)}`)
    expect([away.status, away.headers.get('location')]).toEqual([303, '/auth?problem=sso_off'])
  })
})

it('the log contains no password, token or email of these tests', () => {
  const log = server.output()
  for (const secret of [PASSWORD, NEW_PASSWORD, 'ace_session=', '@example.org'])
    expect(log.replaceAll('admin@example.org', '')).not.toContain(secret)
})
