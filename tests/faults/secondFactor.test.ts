import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SecondFactorSetUp } from '../../domain/accounts/secondFactor/secondFactor.schema'
import { codeOf } from '../helpers/factors'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, signInAdmin } from '../helpers/httpClient'

const PASSWORD = 'Bridge-over-the-Nile-1'

let server: FreshServer
let call: Client

beforeAll(async () => {
  server = await startFreshServer()
  call = server.call
})
afterAll(() => server.end())

const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

const logIn = (email: string, password = PASSWORD): Promise<Response> =>
  call('POST', '/api/users/login', { body: { email, password } })

const makeAccount = async (): Promise<{ email: string; cookie: string }> => {
  const email = `${randomUUID()}@example.org`
  expect(
    (
      await call('POST', '/api/users/sign-up', {
        body: { fullName: 'Nyandeng Deng', email, password: PASSWORD },
      })
    ).status,
  ).toBe(201)
  return { email, cookie: cookieOf(await logIn(email)) }
}

const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await (await call('GET', '/api/users/me', { cookie })).json()) as { user: unknown }).user !== null

/** Switches two-step sign-in on. Returns the app's key; the code of the previous step is used up. */
const switchOn = async (cookie: string): Promise<string> => {
  const { key } = (await (await call('POST', '/api/users/factor', { cookie })).json()) as SecondFactorSetUp
  expect(
    (await call('POST', '/api/users/factor/confirm', { cookie, body: { code: codeOf(key, -1) } })).status,
  ).toBe(200)
  return key
}

describe('sensitive changes', () => {
  it('are refused without the current password, and change nothing', async () => {
    const { email, cookie } = await makeAccount()
    const newEmail = `${randomUUID()}@example.org`
    for (const [path, body] of [
      ['/password', { currentPassword: 'Wrong-password-1', newPassword: 'Another-bridge-2' }],
      ['/password', { newPassword: 'Another-bridge-2' }],
      ['/email', { newEmail, password: 'Wrong-password-1' }],
      ['/email', { newEmail }],
    ] as const) {
      for (const asked of [cookie, undefined])
        expect((await call('POST', `/api/users${path}`, { cookie: asked, body })).status).toBeOneOf([
          400, 401, 403,
        ])
    }
    for (const body of [
      { email: newEmail },
      { password: 'Another-bridge-2' },
      { emailVerifiedAt: '2026-01-01' },
    ]) {
      const { user } = (await (await call('GET', '/api/users/me', { cookie })).json()) as {
        user: { id: string }
      }
      expect((await call('PATCH', `/api/users/${user.id}`, { cookie, body })).status).toBeOneOf([401, 403])
    }
    expect((await logIn(email)).status).toBe(200)
    expect((await logIn(newEmail)).status).toBe(401)
  })

  it('end the old sessions when the password changes', async () => {
    const { email, cookie } = await makeAccount()
    const others = await Promise.all(Array.from({ length: 5 }, async () => cookieOf(await logIn(email))))
    const changed = await call('POST', '/api/users/password', {
      cookie,
      body: { currentPassword: PASSWORD, newPassword: 'Another-bridge-2' },
    })
    expect(changed.status).toBe(200)
    expect(await Promise.all([cookieOf(changed), ...others].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect((await logIn(email)).status).toBe(401)
  })

  it('do not replace the old email until the new one is confirmed', async () => {
    const { email, cookie } = await makeAccount()
    const newEmail = `${randomUUID()}@example.org`
    expect(
      (await call('POST', '/api/users/email', { cookie, body: { newEmail, password: PASSWORD } })).status,
    ).toBe(200)
    expect([(await logIn(email)).status, (await logIn(newEmail)).status]).toEqual([200, 401])
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('POST', '/api/users/email/confirm', { body: { token: 'A'.repeat(43) } }),
      ),
    )
    expect(guesses.every(({ status }) => status === 410)).toBe(true)
  })
})

describe('a code', () => {
  it('works once of 50 parallel uses', async () => {
    const { email, cookie } = await makeAccount()
    const key = await switchOn(cookie)
    const challenges = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await logIn(email)
        expect(cookieOf(response)).toBe('')
        return ((await response.json()) as { challenge: string }).challenge
      }),
    )
    const code = codeOf(key)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        call('POST', '/api/users/login/factor', { body: { challenge: challenges[turn % 10], code } }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    const replayed = (await (await logIn(email)).json()) as { challenge: string }
    expect(
      (await call('POST', '/api/users/login/factor', { body: { challenge: replayed.challenge, code } }))
        .status,
    ).toBeOneOf([403, 429])
    expect(server.output()).not.toContain(code)
  })
})

describe('a device that has passed the second step', () => {
  it('signs in while another person guesses codes with the password', async () => {
    const { email, cookie } = await makeAccount()
    const key = await switchOn(cookie)
    const challengeOf = async (): Promise<string> =>
      ((await (await logIn(email)).json()) as { challenge: string }).challenge
    const first = await call('POST', '/api/users/login/factor', {
      body: { challenge: await challengeOf(), code: codeOf(key) },
    })
    expect(first.status).toBe(200)
    const device = first.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ')
    for (let turn = 0; turn < 21; turn += 1)
      await call('POST', '/api/users/login/factor', {
        body: { challenge: await challengeOf(), code: String(100_000 + turn) },
      })
    const code = codeOf(key, 1)
    expect(
      (await call('POST', '/api/users/login/factor', { body: { challenge: await challengeOf(), code } }))
        .status,
    ).toBe(429)
    expect(
      (
        await call('POST', '/api/users/login/factor', {
          cookie: device.replace(/ace_session=[^;]*/, ''),
          body: { challenge: await challengeOf(), code },
        })
      ).status,
    ).toBe(200)
  }, 60_000)
})

describe('staff without a second factor where it is required', () => {
  it('have no staff rights in the API or the panel until they have one', async () => {
    const admin = await signInAdmin(call)
    const setSecondFactorRule = (secondFactorForStaff: string, cookie = admin): Promise<Response> =>
      call('POST', '/api/globals/staff-settings', { cookie, body: { secondFactorForStaff } })
    expect((await setSecondFactorRule('required')).status).toBe(200)
    for (const path of [
      '/api/outbox',
      '/api/audit-log',
      '/api/contact-messages',
      '/api/globals/staff-settings',
    ])
      expect((await call('GET', path, { cookie: admin })).status, path).toBe(403)
    expect((await setSecondFactorRule('optional')).status).toBe(403)
    for (const path of ['/cms', '/cms/collections/users']) {
      const response = await call('GET', path, { cookie: admin })
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        '/profile/security?from=/cms',
      ])
    }
    await switchOn(admin)
    expect((await call('GET', '/api/outbox', { cookie: admin })).status).toBe(200)
    expect((await call('GET', '/cms', { cookie: admin })).status).not.toBe(302)
  })
})
