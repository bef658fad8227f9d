import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../../../../server/database/prepareDatabase'
import { modelOf } from '../../../../../platform/database'
import { renderMail } from '../../../../../domain/messaging/mail/renderMail'
import { readMailSite } from '../../../../../domain/messaging/mail/readMailSite'
import { unseal } from '../../../../../domain/messaging/mail/sealedData'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const call = (
  account: Account | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> =>
  app.request(method, `/api/users${path}`, {
    as: account,
    body,
    headers: { 'x-client-address': randomUUID() },
  })

const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await call(undefined, 'POST', '/login', { email, password })).status === 200

const signInAgain = async (account: Account): Promise<Account> => {
  const response = await call(undefined, 'POST', '/login', {
    email: account.email,
    password: account.password,
  })
  return { ...account, cookie: required(required(response.headers.get('set-cookie')).split(';')[0]) }
}

const isSignedIn = async (account: Account): Promise<boolean> =>
  (await jsonOf<{ user: { id: string } | null }>(await call(account, 'GET', '/me'))).user !== null

/** The mails to an address, oldest first, with their encrypted data. */
const mailsTo = async (
  address: string,
): Promise<{ template: string; data: { change?: string; token?: string } }[]> => {
  const rows = await modelOf(app.payload, 'outbox')
    .find({ to: address })
    .sort({ createdAt: 1 })
    .lean<{ template: string; data: unknown }[]>()
  return rows.map(({ template, data }) => ({ template, data: unseal(app.payload, data) as object }))
}

const NEW_PASSWORD = 'Another-bridge-2'

describe('POST /api/users/password', () => {
  // proves: C201
  it('changes the password, ends every other session and notifies the owner', async () => {
    const account = await makeAccount(app.payload)
    const other = await signInAgain(account)
    const response = await call(account, 'POST', '/password', {
      currentPassword: account.password,
      newPassword: NEW_PASSWORD,
    })
    expect(response.status).toBe(200)
    expect(await canSignIn(account.email, account.password)).toBe(false)
    expect(await canSignIn(account.email, NEW_PASSWORD)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    // this device stays signed in, and a copy of its old cookie is not valid
    expect(await isSignedIn(account)).toBe(false)
    expect(
      await isSignedIn({ ...account, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }),
    ).toBe(true)
    expect(await mailsTo(account.email)).toMatchObject([
      { template: 'accountChanged', data: { change: 'passwordChanged' } },
    ])
  })

  it('requires the current password', async () => {
    const account = await makeAccount(app.payload)
    const response = await call(account, 'POST', '/password', {
      currentPassword: 'Wrong-password-1',
      newPassword: NEW_PASSWORD,
    })
    expect(response.status).toBe(403)
    expect((await jsonOf<{ errors: unknown }>(response)).errors).toEqual([
      { message: 'The password is not correct.', code: 'wrong_password', field: 'currentPassword' },
    ])
    expect((await call(account, 'POST', '/password', { newPassword: NEW_PASSWORD })).status).toBe(400)
    expect(
      (
        await call(undefined, 'POST', '/password', {
          currentPassword: account.password,
          newPassword: NEW_PASSWORD,
        })
      ).status,
    ).toBe(401)
    expect(await canSignIn(account.email, account.password)).toBe(true)
  })

  it.each([
    ['short-1', 'Password must be at least 8 characters long'],
    ['Ab1', 'Password must be at least 8 characters long'],
    ['', 'Password must be at least 8 characters long'],
    ['1234567', 'Password must be at least 8 characters long'],
    ['all-lower-case-1', 'Password must contain at least one uppercase letter'],
    ['12345678', 'Password must contain at least one uppercase letter'],
    ['password', 'Password must contain at least one uppercase letter'],
    ['جسر-على-النيل-1', 'Password must contain at least one uppercase letter'],
    ['ALL-UPPER-CASE-1', 'Password must contain at least one lowercase letter'],
    ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
    ['No-number-here', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(200)}`, 'Password must be at most 200 characters long'],
  ])('refuses %s with the text of its rule', async (newPassword, text) => {
    const account = await makeAccount(app.payload)
    const response = await call(account, 'POST', '/password', {
      currentPassword: account.password,
      newPassword,
    })
    expect(response.status).toBe(400)
    expect((await jsonOf<{ errors: unknown }>(response)).errors).toEqual([
      { message: text, code: 'invalid', field: 'newPassword' },
    ])
  })

  it('refuses the current password as the new one', async () => {
    const account = await makeAccount(app.payload)
    expect(
      (
        await call(account, 'POST', '/password', {
          currentPassword: account.password,
          newPassword: account.password,
        })
      ).status,
    ).toBe(400)
  })

  it('accepts one of several simultaneous changes', async () => {
    const account = await makeAccount(app.payload)
    const passwords = Array.from({ length: 5 }, (_, turn) => `Another-bridge-${turn}`)
    const responses = await Promise.all(
      passwords.map((newPassword) =>
        call(account, 'POST', '/password', { currentPassword: account.password, newPassword }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = required(passwords[responses.findIndex(({ status }) => status === 200)])
    expect(await canSignIn(account.email, winner)).toBe(true)
  })

  it('cancels a pending change of email', async () => {
    const account = await makeAccount(app.payload)
    const address = newEmail()
    await call(account, 'POST', '/email', { newEmail: address, password: account.password })
    const [mail] = await mailsTo(address)
    await call(account, 'POST', '/password', { currentPassword: account.password, newPassword: NEW_PASSWORD })
    expect((await call(undefined, 'POST', '/email/confirm', { token: mail?.data.token })).status).toBe(410)
  })
})

describe('POST /api/users/email', () => {
  const ask = async (account: Account, address = newEmail()): Promise<{ address: string; token: string }> => {
    expect(
      (await call(account, 'POST', '/email', { newEmail: address, password: account.password })).status,
    ).toBe(200)
    return { address, token: (await mailsTo(address)).at(-1)?.data.token ?? '' }
  }

  // proves: C202
  it('uses the old email until the new one is confirmed, and notifies the old one', async () => {
    const account = await makeAccount(app.payload)
    const { address, token } = await ask(account)
    expect(await canSignIn(account.email, account.password)).toBe(true)
    expect(await canSignIn(address, account.password)).toBe(false)
    expect(await mailsTo(account.email)).toMatchObject([
      { template: 'accountChanged', data: { change: 'emailChangeRequested' } },
    ])
    const confirmed = await call(undefined, 'POST', '/email/confirm', { token })
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: address }])
    expect(await canSignIn(account.email, account.password)).toBe(false)
    expect(await canSignIn(address, account.password)).toBe(true)
    expect((await mailsTo(account.email)).at(-1)?.data.change).toBe('emailChanged')
    const user = await modelOf(app.payload, 'users')
      .findById(account.id)
      .lean<{ email: string; emailVerifiedAt: Date }>()
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await modelOf(app.payload, 'profiles').findOne({ user: account.id }).lean()).toMatchObject({
      email: address,
    })
  })

  it('mails a link with the token after its hash sign, and stores it hashed and encrypted', async () => {
    const account = await makeAccount(app.payload)
    const { address, token } = await ask(account)
    const { text } = await renderMail(app.payload, await readMailSite(app.payload), 'confirmNewEmail', {
      token,
    })
    expect(text).toContain(`/confirm-email#${token}`)
    const stored = JSON.stringify([
      await modelOf(app.payload, 'email-changes').find({ user: account.id }).lean(),
      await modelOf(app.payload, 'outbox').find({ to: address }).lean(),
    ])
    expect(stored).not.toContain(token)
  })

  it('requires the current password', async () => {
    const account = await makeAccount(app.payload)
    const address = newEmail()
    expect(
      (await call(account, 'POST', '/email', { newEmail: address, password: 'Wrong-password-1' })).status,
    ).toBe(403)
    expect((await call(account, 'POST', '/email', { newEmail: address })).status).toBe(400)
    expect(
      (await call(undefined, 'POST', '/email', { newEmail: address, password: account.password })).status,
    ).toBe(401)
    expect(await mailsTo(address)).toEqual([])
  })

  it('answers the same for an email that has an account, and notifies its owner only', async () => {
    const [account, known] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const free = await call(account, 'POST', '/email', { newEmail: newEmail(), password: account.password })
    const taken = await call(account, 'POST', '/email', {
      newEmail: known.email.toUpperCase(),
      password: account.password,
    })
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
    expect(await mailsTo(known.email)).toMatchObject([{ template: 'newEmailTaken' }])
  })

  it('accepts a link once of 50 simultaneous uses', async () => {
    const { token } = await ask(await makeAccount(app.payload))
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => call(undefined, 'POST', '/email/confirm', { token })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 410),
    ])
  })

  it.each(['nothing else', 'the account', 'the account and the profile'])(
    'completes at the next start a change that a crash interrupted after the confirmation and %s',
    async (done) => {
      const account = await makeAccount(app.payload)
      const { address } = await ask(account)
      await modelOf(app.payload, 'email-changes').updateOne(
        { user: account.id },
        { $set: { confirmedAt: new Date(), ...(done !== 'nothing else' && { oldEmail: account.email }) } },
      )
      if (done !== 'nothing else')
        await modelOf(app.payload, 'users').updateOne(
          { _id: account.id },
          { $set: { email: address, emailVerifiedAt: new Date() } },
        )
      if (done === 'the account and the profile')
        await modelOf(app.payload, 'profiles').updateOne({ user: account.id }, { $set: { email: address } })
      for (let start = 0; start < 2; start += 1) await prepareDatabase(app.payload)
      expect(await canSignIn(address, account.password)).toBe(true)
      expect(await modelOf(app.payload, 'profiles').findOne({ user: account.id }).lean()).toMatchObject({
        email: address,
      })
      expect(
        (await mailsTo(account.email)).filter(({ data }) => data.change === 'emailChanged'),
      ).toHaveLength(1)
      expect(await modelOf(app.payload, 'email-changes').countDocuments({ user: account.id })).toBe(0)
    },
  )

  it('completes an interrupted change before another request', async () => {
    const account = await makeAccount(app.payload)
    const { address } = await ask(account)
    await modelOf(app.payload, 'email-changes').updateOne(
      { user: account.id },
      { $set: { confirmedAt: new Date() } },
    )
    const second = await ask(account)
    expect(await modelOf(app.payload, 'profiles').findOne({ user: account.id }).lean()).toMatchObject({
      email: address,
    })
    expect(await canSignIn(second.address, account.password)).toBe(false)
    expect((await call(undefined, 'POST', '/email/confirm', { token: second.token })).status).toBe(200)
    expect(await canSignIn(second.address, account.password)).toBe(true)
  })

  it('refuses an expired link and a link that was replaced', async () => {
    const account = await makeAccount(app.payload)
    const first = await ask(account)
    const second = await ask(account)
    expect((await call(undefined, 'POST', '/email/confirm', { token: first.token })).status).toBe(410)
    await modelOf(app.payload, 'email-changes').updateMany(
      { user: account.id },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    )
    expect((await call(undefined, 'POST', '/email/confirm', { token: second.token })).status).toBe(410)
  })

  it('gives an email that two accounts request to one of them', async () => {
    const [one, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const address = newEmail()
    const tokens = [(await ask(one, address)).token, (await ask(other, address)).token]
    const responses = await Promise.all(
      tokens.map((token) => call(undefined, 'POST', '/email/confirm', { token })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await modelOf(app.payload, 'users').countDocuments({ email: address })).toBe(1)
  })

  it('limits the requests', async () => {
    const account = await makeAccount(app.payload)
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push(
        (await call(account, 'POST', '/email', { newEmail: newEmail(), password: account.password })).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
