import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { mailedTokens, setEmailConfirmation } from '../../../../helpers/accountLinks'
import { type Account, GOOD_PASSWORD, makeAccount, newEmail } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const NEW_PASSWORD = 'Another-crossing-2'

let app: TestApp
let visitors = 0

beforeAll(async () => {
  app = await startTestPayload()
})
afterEach(async () => {
  await setEmailConfirmation(app.payload, 'automatic')
  delete process.env.SMTP_URL
})
afterAll(() => app.stop())

/** From its own client address, so that rate limits are not shared. */
const post = (path: string, body: unknown, from?: string): Promise<Response> => {
  visitors += 1
  return app.request('POST', `/api/users${path}`, {
    body,
    headers: { 'x-client-address': from ?? `visitor-${visitors}` },
  })
}
const messagesOf = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { errors: { message: string }[] }).errors.map(({ message }) => message)
const signIn = (email: string, password: string) => post('/login', { email, password })
const whoIs = async (cookie: string): Promise<string | null> => {
  const { user } = (await (await app.request('GET', '/api/users/me', { headers: { cookie } })).json()) as {
    user: { id: string } | null
  }
  return user?.id ?? null
}
const userOf = (email: string) =>
  modelOf(app.payload, 'users').findOne({ email }).lean<{ emailVerifiedAt?: Date | null }>()

const resetToken = async (account: Account): Promise<string> => {
  expect((await post('/recover', { email: account.email })).status).toBe(200)
  return required((await mailedTokens(app.payload, account.email, 'resetPassword')).at(-1))
}

describe('sign-up', () => {
  const newAccount = () => ({ fullName: 'Achol Garang', email: newEmail(), password: GOOD_PASSWORD })

  it('requires a confirmed email in a production installation before anybody saved the settings', async () => {
    process.env.IS_TRIAL = 'false'
    try {
      expect((await post('/sign-up', newAccount())).status).toBe(503)
    } finally {
      process.env.IS_TRIAL = 'true'
    }
  })

  // proves: C138
  it('signs the person in at once and sends a welcome mail, where emails are not confirmed', async () => {
    const account = newAccount()
    expect(await (await post('/sign-up', account)).json()).toEqual({ isConfirmationRequired: false })
    expect((await userOf(account.email))?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({ to: account.email, template: 'welcome' }),
    ).toBe(1)
    expect((await signIn(account.email, account.password)).status).toBe(200)
  })

  // proves: C137
  it('requires a confirmed email first, with one text for every refusal', async () => {
    await setEmailConfirmation(app.payload, 'required')
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    const account = newAccount()
    expect(await (await post('/sign-up', account)).json()).toEqual({ isConfirmationRequired: true })
    const refused = await signIn(account.email, account.password)
    const wrong = await signIn(account.email, 'Wrong-password-1')
    expect([refused.status, wrong.status]).toEqual([401, 401])
    expect(await refused.text()).toBe(await wrong.text())
    const [token = ''] = await mailedTokens(app.payload, account.email, 'confirmEmail')
    const confirmed = await post('/confirm', { token, password: account.password })
    expect(confirmed.status).toBe(200)
    expect(await whoIs(confirmed.headers.get('set-cookie')?.split(';')[0] ?? '')).toBeTruthy()
    expect((await signIn(account.email, account.password)).status).toBe(200)
    expect(await messagesOf(await post('/confirm', { token, password: account.password }))).toEqual([
      'This link has been used already or has expired. Please ask for a new one.',
    ])
  })

  // proves: C231
  it('reports that the mail service is not set up, after it created the account', async () => {
    await setEmailConfirmation(app.payload, 'required')
    const account = newAccount()
    const response = await post('/sign-up', account)
    expect(response.status).toBe(503)
    expect(await messagesOf(response)).toEqual(['Error sending confirmation email'])
    expect(await userOf(account.email)).toBeTruthy()
  })

  // proves: C200
  it('sends another confirmation on request, which replaces the first', async () => {
    await setEmailConfirmation(app.payload, 'required')
    const account = newAccount()
    await post('/sign-up', account)
    expect((await post('/resend', { email: account.email })).status).toBe(200)
    const [first, second] = await mailedTokens(app.payload, account.email, 'confirmEmail')
    expect((await post('/confirm', { token: first, password: account.password })).status).toBe(400)
    expect((await post('/confirm', { token: second, password: account.password })).status).toBe(200)
    await post('/resend', { email: account.email })
    expect(await mailedTokens(app.payload, account.email, 'confirmEmail')).toHaveLength(2)
  })

  it('does not confirm an email that the account no longer has', async () => {
    await setEmailConfirmation(app.payload, 'required')
    const account = newAccount()
    await post('/sign-up', account)
    const [token] = await mailedTokens(app.payload, account.email, 'confirmEmail')
    const changed = newEmail()
    await modelOf(app.payload, 'users').updateOne({ email: account.email }, { $set: { email: changed } })
    expect((await post('/confirm', { token, password: account.password })).status).toBe(400)
    expect((await userOf(changed))?.emailVerifiedAt ?? null).toBeNull()
  })
})

describe('a forgotten password', () => {
  // proves: C203
  it('is reset by the mailed link, which ends sessions, other links and the old password', async () => {
    const account = await makeAccount(app.payload)
    await post('/resend', { email: account.email })
    const token = await resetToken(account)
    const response = await post('/set-password', { token, password: NEW_PASSWORD })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/^ace_session=;/)
    expect(await whoIs(account.cookie)).toBeNull()
    expect((await signIn(account.email, account.password)).status).toBe(401)
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200)
    expect(await modelOf(app.payload, 'account-tokens').countDocuments({ user: account.id })).toBe(0)
    expect((await userOf(account.email))?.emailVerifiedAt).toBeInstanceOf(Date)
  })

  it('is reset only by the latest link, once, within an hour', async () => {
    const account = await makeAccount(app.payload)
    const first = await resetToken(account)
    const second = await resetToken(account)
    expect((await post('/set-password', { token: first, password: NEW_PASSWORD })).status).toBe(400)
    await modelOf(app.payload, 'account-tokens').updateOne(
      { user: account.id },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    )
    expect(await messagesOf(await post('/set-password', { token: second, password: NEW_PASSWORD }))).toEqual([
      'This link has been used already or has expired. Please ask for a new one.',
    ])
    expect(await whoIs(account.cookie)).toBe(account.id)
  })

  it('is reset once of fifty simultaneous requests', async () => {
    const account = await makeAccount(app.payload)
    const token = await resetToken(account)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        post('/set-password', { token, password: `Crossing-number-${turn}` }),
      ),
    )
    const winners = answers.flatMap(({ status }, turn) => (status === 200 ? [turn] : []))
    expect(winners).toHaveLength(1)
    expect((await signIn(account.email, `Crossing-number-${winners[0]}`)).status).toBe(200)
  })

  it('has its token stored hashed, and a link that lasts an hour', async () => {
    const account = await makeAccount(app.payload)
    const token = await resetToken(account)
    const stored = await modelOf(app.payload, 'account-tokens')
      .find({ user: account.id })
      .lean<{ expiresAt: Date }[]>()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(
      JSON.stringify(await modelOf(app.payload, 'outbox').find({ to: account.email }).lean()),
    ).not.toContain(token)
    const minutes = (required(stored[0]).expiresAt.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
  })

  it('is not reset by a link to an email that the account no longer has', async () => {
    const account = await makeAccount(app.payload)
    const token = await resetToken(account)
    await modelOf(app.payload, 'users').updateOne({ _id: account.id }, { $set: { email: newEmail() } })
    expect((await post('/set-password', { token, password: NEW_PASSWORD })).status).toBe(400)
    expect(await whoIs(account.cookie)).toBe(account.id)
  })

  it('can be reset by the same link after a weak password was refused', async () => {
    const account = await makeAccount(app.payload)
    const token = await resetToken(account)
    expect(await messagesOf(await post('/set-password', { token, password: 'weak' }))).toEqual([
      'Password must be at least 8 characters long',
    ])
    expect((await post('/set-password', { token, password: NEW_PASSWORD })).status).toBe(200)
  })

  it('answers the same for a known, a locked and an unknown email, and mails only the first', async () => {
    const [known, locked] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    await modelOf(app.payload, 'users').updateOne({ _id: locked.id }, { $set: { lockedAt: new Date() } })
    const answers = await Promise.all(
      [known.email, locked.email, newEmail()].map(async (email) =>
        (await post('/recover', { email })).text(),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await mailedTokens(app.payload, known.email, 'resetPassword')).toHaveLength(1)
    expect(await mailedTokens(app.payload, locked.email, 'resetPassword')).toHaveLength(0)
  })

  it('cannot be used to flood a mailbox', async () => {
    const account = await makeAccount(app.payload)
    const fromOne = []
    for (let turn = 0; turn < 6; turn += 1)
      fromOne.push((await post('/recover', { email: account.email }, 'a pest')).status)
    expect(fromOne).toEqual([200, 200, 200, 200, 200, 429])
    await Promise.all(Array.from({ length: 15 }, () => post('/recover', { email: account.email })))
    expect((await mailedTokens(app.payload, account.email, 'resetPassword')).length).toBeLessThanOrEqual(10)
  })

  it('refuses a simultaneous sign-in with the old password', async () => {
    const account = await makeAccount(app.payload)
    for (let round = 0; round < 10; round += 1) {
      const before = round === 0 ? account.password : `Crossing-number-${round - 1}`
      const token = await resetToken(account)
      const [signedIn, reset] = await Promise.all([
        signIn(account.email, before),
        post('/set-password', { token, password: `Crossing-number-${round}` }),
      ])
      expect(reset.status).toBe(200)
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
      if (cookie) expect(await whoIs(cookie)).toBeNull()
      await modelOf(app.payload, 'outbox').deleteMany({ to: account.email })
      await app.payload.db.connection.collection('rate_limits').deleteMany({})
    }
  })

  it.each(['{"$ne":null}', '', 'x', 'A'.repeat(43), 'A'.repeat(5000)])(
    'is not reset by the token %s',
    async (token) => {
      expect((await post('/set-password', { token, password: NEW_PASSWORD })).status).toBe(400)
    },
  )
})

describe('a form sent without JavaScript', () => {
  const form = (path: string, fields: Record<string, string>) =>
    app.request('POST', `/api/users${path}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': newEmail() },
    })

  it('is redirected to a page with the result, or answered with its errors', async () => {
    const account = await makeAccount(app.payload)
    const asked = await form('/recover', { email: account.email })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/auth?done=recover'])
    const [token = ''] = await mailedTokens(app.payload, account.email, 'resetPassword')
    const weak = await form('/set-password', { token, password: 'weak' })
    expect([weak.status, await weak.json()]).toMatchObject([
      400,
      { errors: [{ field: 'password' }], values: { token } },
    ])
    expect((await form('/set-password', { token, password: NEW_PASSWORD })).headers.get('location')).toBe(
      '/auth?done=set-password',
    )
    expect(await (await form('/set-password', { token, password: NEW_PASSWORD })).json()).toEqual({
      errors: [expect.objectContaining({ code: 'link_spent' })],
      values: { token },
    })
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200)
  })
})
