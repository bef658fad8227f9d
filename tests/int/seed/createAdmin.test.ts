import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPasswordCorrect } from '../../../domain/accounts/credentials'
import { createAdmin } from '../../../seed/createAdmin'
import { modelOf } from '../../../platform/database'
import { GOOD_PASSWORD, makeAccount, passwordHashOf } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let payload: Payload

beforeAll(async () => {
  app = await startTestPayload()
  payload = app.payload
})
beforeEach(() => app.stop())
afterAll(() => app.stop())

describe('createAdmin', () => {
  it('creates an account with the role and a valid password', async () => {
    const { password } = await createAdmin(payload, {
      email: ' New.Admin@Example.org ',
      fullName: 'Ayen Deng',
    })
    const answer = await app.request('POST', '/api/users/login', {
      body: { email: 'new.admin@example.org', password },
    })
    expect(answer.status).toBe(200)
    const { docs } = await payload.find({ collection: 'users', overrideAccess: true }) // the test checks the result
    expect(docs).toMatchObject([{ email: 'new.admin@example.org', roles: ['admin'] }])
    expect(docs[0]?.emailVerifiedAt).toBeTruthy()
  })

  it('adds the role to an existing account, which keeps its password and its sessions', async () => {
    const account = await makeAccount(payload)
    expect(await createAdmin(payload, { email: account.email, fullName: 'Ayen Deng' })).toEqual({
      password: undefined,
      wasFactorOn: false,
    })
    await createAdmin(payload, { email: account.email, fullName: 'Ayen Deng' })
    expect(await modelOf(payload, 'roles').countDocuments({ user: account.id, role: 'admin' })).toBe(1)
    expect(await isPasswordCorrect(GOOD_PASSWORD, await passwordHashOf(payload, account.email))).toBe(true)
    expect(await modelOf(payload, 'sessions').countDocuments({ user: account.id })).toBe(1)
  })

  it('resets a password on request, and signs out everywhere', async () => {
    const account = await makeAccount(payload)
    const { password } = await createAdmin(payload, {
      email: account.email,
      fullName: 'Ayen Deng',
      isPasswordReset: true,
    })
    expect(await isPasswordCorrect(password ?? '', await passwordHashOf(payload, account.email))).toBe(true)
    expect(await modelOf(payload, 'sessions').countDocuments({ user: account.id })).toBe(0)
  })

  it('lets an administrator in who lost the authenticator app, or whose server lost its secret', async () => {
    const account = await makeAccount(payload, { roles: ['admin'] })
    await modelOf(payload, 'second-factors').create({
      user: account.id,
      secret: 'v1.sealed-with-a-secret-that-is-gone',
      confirmedAt: new Date(),
    })
    const signIn = () =>
      app.request('POST', '/api/users/login', { body: { email: account.email, password: GOOD_PASSWORD } })
    expect((await signIn()).headers.has('set-cookie')).toBe(false)
    expect(
      await createAdmin(payload, { email: account.email, fullName: 'Ayen Deng', isFactorReset: true }),
    ).toEqual({ password: undefined, wasFactorOn: true })
    expect(await modelOf(payload, 'sessions').countDocuments({ user: account.id })).toBe(0)
    expect((await signIn()).headers.get('set-cookie')).toContain('ace_session=')
    expect(
      await modelOf(payload, 'outbox').countDocuments({
        to: account.email,
        template: 'accountChanged',
        'data.change': 'factorRemoved',
      }),
    ).toBe(1)
    expect(
      await modelOf(payload, 'audit-log').countDocuments({
        action: 'account.factor-reset',
        account: account.id,
        reason: 'On the command line of the server',
      }),
    ).toBe(1)
  })

  it.each([
    ['an address', { email: 'nobody', fullName: 'Ayen Deng' }],
    ['a name', { email: 'a@example.org', fullName: ' ' }],
    ['a password', { email: 'a@example.org', fullName: 'Ayen Deng', password: 'short' }],
  ])('refuses %s that breaks the rules', async (_, input) => {
    await expect(createAdmin(payload, input)).rejects.toThrow()
    expect(await modelOf(payload, 'users').countDocuments()).toBe(0)
  })
})
