import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SecondFactorSetUp } from '../../../../../domain/accounts/secondFactor/secondFactor.schema'
import { linkIdentity } from '../../../../../domain/accounts/singleSignOn'
import { prepareDatabase } from '../../../../../server/database/prepareDatabase'
import { modelOf } from '../../../../../platform/database'
import { unseal } from '../../../../../domain/messaging/mail/sealedData'
import { mailedTokens, setEmailConfirmation } from '../../../../helpers/accountLinks'
import { GOOD_PASSWORD, confirmEmailOf, giveRole, makeAccount, newEmail } from '../../../../helpers/accounts'
import { codeOf } from '../../../../helpers/factors'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const STRANGERS_PASSWORD = 'The-first-password-1'

let app: TestApp
let visitors = 0

beforeAll(async () => {
  app = await startTestPayload()
})
beforeEach(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:1'
})
afterEach(async () => {
  await setEmailConfirmation(app.payload, 'automatic')
  delete process.env.SMTP_URL
})
afterAll(() => app.stop())

const post = (path: string, body: unknown, cookie?: string): Promise<Response> => {
  visitors += 1
  return app.request('POST', `/api/users${path}`, {
    body,
    headers: { 'x-client-address': `visitor-${visitors}`, ...(cookie && { cookie }) },
  })
}
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const signIn = (email: string, password: string) => post('/login', { email, password })
const signUp = (email: string, password: string, fullName = 'Achol Garang') =>
  post('/sign-up', { email, password, fullName })
const whoIs = async (cookie: string): Promise<string | null> =>
  (
    (await (await app.request('GET', '/api/users/me', { headers: { cookie } })).json()) as {
      user: { email: string } | null
    }
  ).user?.email ?? null
const lastToken = async (email: string, template: 'confirmEmail' | 'resetPassword') =>
  required((await mailedTokens(app.payload, email, template)).at(-1))
const userOf = (email: string) =>
  modelOf(app.payload, 'users')
    .findOne({ email })
    .lean<{ _id: unknown; emailVerifiedAt?: Date | null; emailProvedAt?: Date | null }>()
const countOf = async (
  slug: 'sessions' | 'second-factors' | 'identities' | 'email-changes',
  email: string,
): Promise<number> => modelOf(app.payload, slug).countDocuments({ user: (await userOf(email))?._id })

/** Adds everything that a stranger can add to an account while signed in to it. Returns their session. */
const addStrangersAccess = async (email: string): Promise<string> => {
  const cookie = cookieOf(await signIn(email, STRANGERS_PASSWORD))
  expect(await whoIs(cookie)).toBe(email)
  const { key } = (await (await post('/factor', undefined, cookie)).json()) as SecondFactorSetUp
  expect((await post('/factor/confirm', { code: codeOf(key, -1) }, cookie)).status).toBe(200)
  expect((await post('/email', { newEmail: newEmail(), password: STRANGERS_PASSWORD }, cookie)).status).toBe(
    200,
  )
  await linkIdentity(app.payload, String((await userOf(email))?._id), {
    issuer: 'https://id.example.org',
    subject: email,
  })
  return cookie
}

describe('an account that a stranger created with another person’s email', () => {
  beforeEach(() => setEmailConfirmation(app.payload, 'required'))

  it('accepts the password of the owner’s own sign-up, and never the first one', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS_PASSWORD, 'A Stranger')
    expect((await signUp(email, GOOD_PASSWORD, 'Achol Garang')).status).toBe(201)
    const token = await lastToken(email, 'confirmEmail')
    const confirmed = await post('/confirm', { token, password: GOOD_PASSWORD })
    expect(confirmed.status).toBe(200)
    expect(await whoIs(cookieOf(confirmed))).toBe(email)
    expect((await signIn(email, STRANGERS_PASSWORD)).status).toBe(401)
    expect((await signIn(email, GOOD_PASSWORD)).status).toBe(200)
    expect(
      await modelOf(app.payload, 'profiles')
        .findOne({ user: (await userOf(email))?._id })
        .lean(),
    ).toMatchObject({ fullName: 'Achol Garang' })
  })

  it('is not confirmed by a person who reads the mail and did not sign up, but by a new password', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS_PASSWORD, 'A Stranger')
    const token = await lastToken(email, 'confirmEmail')
    const refused = await post('/confirm', { token, password: GOOD_PASSWORD })
    expect([refused.status, cookieOf(refused)]).toEqual([403, ''])
    expect((await post('/confirm', { token })).status).toBe(400)
    expect((await userOf(email))?.emailVerifiedAt ?? null).toBeNull()
    expect((await signIn(email, STRANGERS_PASSWORD)).status).toBe(401)
    expect((await post('/set-password', { token, password: GOOD_PASSWORD })).status).toBe(200)
    expect((await signIn(email, STRANGERS_PASSWORD)).status).toBe(401)
    expect((await signIn(email, GOOD_PASSWORD)).status).toBe(200)
  })

  it('keeps the owner’s password when the stranger signs up again', async () => {
    const email = newEmail()
    await signUp(email, GOOD_PASSWORD)
    const token = await lastToken(email, 'confirmEmail')
    await signUp(email, STRANGERS_PASSWORD)
    expect((await post('/confirm', { token, password: GOOD_PASSWORD })).status).toBe(400)
    const second = await lastToken(email, 'confirmEmail')
    expect((await post('/confirm', { token: second, password: GOOD_PASSWORD })).status).toBe(403)
    await signUp(email, GOOD_PASSWORD)
    const racing = await lastToken(email, 'confirmEmail')
    const [confirmed] = await Promise.all([
      post('/confirm', { token: racing, password: GOOD_PASSWORD }),
      signUp(email, STRANGERS_PASSWORD),
    ])
    expect((await signIn(email, STRANGERS_PASSWORD)).status).toBe(401)
    expect((await signIn(email, GOOD_PASSWORD)).status).toBe(confirmed.status === 200 ? 200 : 401)
  })

  it('is confirmed with the same password when the mail is sent again', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS_PASSWORD)
    await signUp(email, GOOD_PASSWORD)
    await post('/resend', { email })
    expect(
      (await post('/confirm', { token: await lastToken(email, 'confirmEmail'), password: GOOD_PASSWORD }))
        .status,
    ).toBe(200)
  })

  it('sends its owner no text of the stranger', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS_PASSWORD, 'Winner of the lottery')
    await setEmailConfirmation(app.payload, 'off')
    const other = newEmail()
    await signUp(other, STRANGERS_PASSWORD, 'Winner of the lottery')
    const mails = await modelOf(app.payload, 'outbox')
      .find({ to: { $in: [email, other] } })
      .lean<{ template: string; data: unknown }[]>()
    expect(mails.map(({ template }) => template).sort()).toEqual(['confirmEmail', 'welcome'])
    for (const { template, data } of mails)
      expect(JSON.stringify(template === 'confirmEmail' ? unseal(app.payload, data) : data)).not.toContain(
        'lottery',
      )
  })

  it.each([
    'Dear customer\nvisit us',
    'Prize at https://evil.example',
    'www.evil.example',
    '<b>Prize</b>',
    'ｗｗｗ.evil.example',
    'write to a@evil.example',
  ])('refuses a name with links or line breaks: %j', async (fullName) => {
    const email = newEmail()
    const response = await signUp(email, STRANGERS_PASSWORD, fullName)
    if (response.status === 201)
      expect(
        await modelOf(app.payload, 'profiles')
          .findOne({ user: (await userOf(email))?._id })
          .lean(),
      ).toMatchObject({ fullName: 'Dear customer visit us' })
    else expect(response.status).toBe(400)
    expect(response.status).toBe(fullName.includes('\n') ? 201 : 400)
  })
})

describe('an account that was confirmed before anybody proved its email', () => {
  beforeEach(() => setEmailConfirmation(app.payload, 'off'))

  it('belongs to its owner only after a mailed password reset, which removes everything the stranger added', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS_PASSWORD)
    const stranger = await addStrangersAccess(email)
    expect((await post('/recover', { email })).status).toBe(200)
    expect(
      (
        await post('/set-password', {
          token: await lastToken(email, 'resetPassword'),
          password: GOOD_PASSWORD,
        })
      ).status,
    ).toBe(200)
    expect(await whoIs(stranger)).toBeNull()
    expect((await signIn(email, STRANGERS_PASSWORD)).status).toBe(401)
    for (const slug of ['sessions', 'second-factors', 'identities', 'email-changes'] as const)
      expect(await countOf(slug, email), slug).toBe(0)
    const owner = await signIn(email, GOOD_PASSWORD)
    expect(await whoIs(cookieOf(owner))).toBe(email)
  })

  it('keeps the second factor of an owner who had proved the email', async () => {
    const account = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, account)
    const { key } = (await (await post('/factor', undefined, account.cookie)).json()) as SecondFactorSetUp
    expect((await post('/factor/confirm', { code: codeOf(key, -1) }, account.cookie)).status).toBe(200)
    await post('/recover', { email: account.email })
    expect(
      (
        await post('/set-password', {
          token: await lastToken(account.email, 'resetPassword'),
          password: STRANGERS_PASSWORD,
        })
      ).status,
    ).toBe(200)
    expect(await (await signIn(account.email, STRANGERS_PASSWORD)).json()).toMatchObject({
      factorRequired: true,
    })
  })

  it('is recovered by an owner who confirmed a change of email that a stranger requested', async () => {
    const [strangers, email] = [newEmail(), newEmail()]
    await signUp(strangers, STRANGERS_PASSWORD)
    const cookie = await addStrangersAccess(strangers)
    await post('/email', { newEmail: email, password: STRANGERS_PASSWORD }, cookie)
    const mail = await modelOf(app.payload, 'outbox')
      .findOne({ to: email, template: 'confirmNewEmail' })
      .lean<{ data: unknown }>()
    const { token } = unseal(app.payload, mail?.data) as { token: string }
    expect((await post('/email/confirm', { token })).status).toBe(200)
    await post('/recover', { email })
    expect(
      (
        await post('/set-password', {
          token: await lastToken(email, 'resetPassword'),
          password: GOOD_PASSWORD,
        })
      ).status,
    ).toBe(200)
    expect(await whoIs(cookie)).toBeNull()
    for (const slug of ['second-factors', 'identities'] as const)
      expect(await countOf(slug, email), slug).toBe(0)
  })
})

it('records once which emails of earlier accounts were proved', async () => {
  const users = modelOf(app.payload, 'users').collection
  const [byMail, assumed, admin, unconfirmed] = await Promise.all(
    Array.from({ length: 4 }, () => makeAccount(app.payload)),
  )
  await giveRole(app.payload, required(admin).id, 'admin')
  const confirmedAfter = async (email: string, ms: number): Promise<void> => {
    const { createdAt } = (await users.findOne({ email })) as unknown as { createdAt: Date }
    await users.updateOne({ email }, { $set: { emailVerifiedAt: new Date(createdAt.getTime() + ms) } })
  }
  for (const { email } of [required(byMail), required(assumed), required(admin), required(unconfirmed)])
    await users.updateOne({ email }, { $unset: { emailProvedAt: 1 } })
  await confirmedAfter(required(byMail).email, 60_000)
  await confirmedAfter(required(assumed).email, 50)
  await confirmedAfter(required(admin).email, 50)
  for (let start = 0; start < 2; start += 1) await prepareDatabase(app.payload)
  const proved = await Promise.all(
    [required(byMail), required(assumed), required(admin), required(unconfirmed)].map(async ({ email }) =>
      Boolean((await userOf(email))?.emailProvedAt),
    ),
  )
  expect(proved).toEqual([true, false, true, false])
})
