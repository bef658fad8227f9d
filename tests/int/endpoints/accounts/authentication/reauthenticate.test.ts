import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireRecentAuth } from '../../../../../endpoints/accounts/authentication/requireRecentAuth'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** Sets the time of the last authentication for every session of an account. */
const lastProvedMinutesAgo = (account: Account, minutes: number): Promise<unknown> =>
  modelOf(app.payload, 'sessions').updateMany(
    { user: account.id },
    { $set: { authenticatedAt: new Date(Date.now() - minutes * 60_000) } },
  )

/** The refusal of a sensitive endpoint; undefined when it would continue. */
const guard = async (account: Account): Promise<{ status: number; code: string } | undefined> => {
  const headers = new Headers({ cookie: account.cookie })
  const { user } = await app.payload.auth({ headers })
  const refusal = await requireRecentAuth({ payload: app.payload, user, headers } as never)
  return (
    refusal && {
      status: refusal.status,
      code: ((await refusal.json()) as { errors: [{ code: string }] }).errors[0].code,
    }
  )
}

const reauthenticate = (account: Account, body: unknown, from = 'somewhere'): Promise<Response> =>
  app.request('POST', '/api/users/reauthenticate', {
    as: account,
    body,
    headers: { 'x-client-address': from },
  })

describe('sensitive changes', () => {
  it('succeed for ten minutes after sign-in, and then ask for the password', async () => {
    const account = await makeAccount(app.payload)
    expect(await guard(account)).toBeUndefined()
    await lastProvedMinutesAgo(account, 9)
    expect(await guard(account)).toBeUndefined()
    await lastProvedMinutesAgo(account, 11)
    expect(await guard(account)).toEqual({ status: 401, code: 'reauthentication_required' })
  })

  it('ask for the password in a session of an earlier version', async () => {
    const account = await makeAccount(app.payload)
    await modelOf(app.payload, 'sessions').updateMany(
      { user: account.id },
      { $unset: { authenticatedAt: 1 } },
    )
    expect(await guard(account)).toEqual({ status: 401, code: 'reauthentication_required' })
  })

  it('are refused for visitors', async () => {
    const account = await makeAccount(app.payload)
    expect(await guard({ ...account, cookie: `ace_session=${'A'.repeat(43)}` })).toEqual({
      status: 401,
      code: 'unauthenticated',
    })
  })
})

describe('POST /api/users/reauthenticate', () => {
  // proves: C199
  it('marks this session only, for ten minutes', async () => {
    const account = await makeAccount(app.payload)
    const signedIn = await app.request('POST', '/api/users/login', {
      body: { email: account.email, password: account.password },
    })
    const other = { ...account, cookie: required(required(signedIn.headers.get('set-cookie')).split(';')[0]) }
    await lastProvedMinutesAgo(account, 60)
    expect((await reauthenticate(account, { password: account.password })).status).toBe(200)
    expect(await guard(account)).toBeUndefined()
    expect(await guard(other)).toMatchObject({ code: 'reauthentication_required' })
  })

  it('refuses a wrong password with the name of the field', async () => {
    const account = await makeAccount(app.payload)
    await lastProvedMinutesAgo(account, 60)
    const response = await reauthenticate(account, { password: 'Wrong-password-1' })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      errors: [{ message: 'The password is not correct.', code: 'wrong_password', field: 'password' }],
    })
    expect(await guard(account)).toMatchObject({ code: 'reauthentication_required' })
  })

  it.each([
    [undefined],
    [{}],
    [{ password: { $ne: null } }],
    [{ password: '' }],
    [{ password: 'x', authenticatedAt: '2999-01-01' }],
  ])('answers 400 to %j', async (body) => {
    const account = await makeAccount(app.payload)
    expect((await reauthenticate(account, body)).status).toBe(400)
  })

  it('limits guesses, in parallel too', async () => {
    const account = await makeAccount(app.payload)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        reauthenticate(account, { password: `Guess-number-${turn}` }, 'guesser'),
      ),
    )
    expect(responses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10)
    const last = await reauthenticate(account, { password: account.password }, 'guesser')
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
