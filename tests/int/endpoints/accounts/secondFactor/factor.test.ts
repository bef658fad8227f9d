import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../../../../endpoints/answers'
import type {
  SecondFactorSetUp,
  SecondFactorState,
  RecoveryCodes,
} from '../../../../../domain/accounts/secondFactor/secondFactor.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { codeOf } from '../../../../helpers/factors'
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

const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body

const codeIn = async (response: Response): Promise<string | undefined> =>
  (await read<ErrorBody>(response)).errors[0]?.code

/** Sets the last authentication of every session of an account one hour back. */
const forgetProof = (account: Account): Promise<unknown> =>
  modelOf(app.payload, 'sessions').updateMany(
    { user: account.id },
    { $set: { authenticatedAt: new Date(Date.now() - 3_600_000) } },
  )

/** An account with two-step sign-in, whose current code is used up. */
const makeProtected = async (): Promise<{ account: Account; key: string; recoveryCodes: string[] }> => {
  const account = await makeAccount(app.payload)
  const { key } = await read<SecondFactorSetUp>(await call(account, 'POST', '/factor'))
  const confirmed = await call(account, 'POST', '/factor/confirm', { code: codeOf(key, -1) })
  expect(confirmed.status).toBe(200)
  return { account, key, recoveryCodes: (await read<RecoveryCodes>(confirmed)).recoveryCodes }
}

const challengeOf = async ({ email, password }: Account): Promise<string> => {
  const response = await call(undefined, 'POST', '/login', { email, password })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  const body = await read<{ challenge: string }>(response)
  expect(body).toEqual({ factorRequired: true, challenge: expect.any(String) as unknown })
  return body.challenge
}

const secondStep = (challenge: string, code: string): Promise<Response> =>
  call(undefined, 'POST', '/login/factor', { challenge, code })

describe('switching two-step sign-in on', () => {
  // proves: C107
  it('returns a key and its QR code, and takes effect once a first code has confirmed it', async () => {
    const account = await makeAccount(app.payload)
    const response = await call(account, 'POST', '/factor')
    const { key, uri, qr } = await read<SecondFactorSetUp>(response)
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(uri).toContain(`secret=${key.replace(/ /g, '')}`)
    expect(qr).toMatch(/^<svg/)
    expect(await (await call(account, 'GET', '/factor')).json()).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      isRequired: false,
    })
    expect(
      (
        await call(undefined, 'POST', '/login', { email: account.email, password: account.password })
      ).headers.get('set-cookie'),
    ).toContain('ace_session')
    const { recoveryCodes } = await read<RecoveryCodes>(
      await call(account, 'POST', '/factor/confirm', { code: codeOf(key) }),
    )
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await (await call(account, 'GET', '/factor')).json()).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    await challengeOf(account)
  })

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const { account, key, recoveryCodes } = await makeProtected()
    const stored = JSON.stringify(
      await modelOf(app.payload, 'second-factors').find({ user: account.id }).lean(),
    )
    expect(stored).toContain('v1.')
    for (const secret of [
      key,
      key.replace(/ /g, ''),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace(/-/g, '')),
    ])
      expect(stored).not.toContain(secret)
  })

  it('signs other devices out and notifies the owner', async () => {
    const account = await makeAccount(app.payload)
    const other = required(
      required(
        (
          await call(undefined, 'POST', '/login', { email: account.email, password: account.password })
        ).headers.get('set-cookie'),
      ).split(';')[0],
    )
    const { key } = await read<SecondFactorSetUp>(await call(account, 'POST', '/factor'))
    await call(account, 'POST', '/factor/confirm', { code: codeOf(key) })
    expect(
      (await jsonOf<{ user: { id: string } | null }>(await call({ ...account, cookie: other }, 'GET', '/me')))
        .user,
    ).toBeNull()
    expect((await jsonOf<{ user: { id: string } | null }>(await call(account, 'GET', '/me'))).user?.id).toBe(
      account.id,
    )
    const { docs } = await app.payload.find({
      collection: 'outbox',
      where: { to: { equals: account.email } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ template, data }) => [template, (data as { change?: string }).change])).toEqual([
      ['accountChanged', 'factorAdded'],
    ])
  })

  it('requires a recent sign-in, for removal and new recovery codes too', async () => {
    const { account } = await makeProtected()
    await forgetProof(account)
    for (const [method, path, body] of [
      ['POST', '/factor'],
      ['POST', '/factor/confirm', { code: '123456' }],
      ['POST', '/factor/recovery-codes'],
      ['DELETE', '/factor'],
    ] as const) {
      const response = await call(account, method, path, body)
      expect([response.status, await codeIn(response)]).toEqual([401, 'reauthentication_required'])
    }
    expect((await read<SecondFactorState>(await call(account, 'GET', '/factor'))).isOn).toBe(true)
  })

  it('cannot replace an app that is in use', async () => {
    const { account } = await makeProtected()
    expect((await call(account, 'POST', '/factor')).status).toBe(409)
  })

  it('succeeds once of many simultaneous confirmations', async () => {
    const account = await makeAccount(app.payload)
    const { key } = await read<SecondFactorSetUp>(await call(account, 'POST', '/factor'))
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        call(account, 'POST', '/factor/confirm', { code: codeOf(key, (turn % 3) - 1) }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('sign-in with a code', () => {
  // proves: C204
  it('accepts the current code, and the code of one step before or after', async () => {
    for (const steps of [0, 1]) {
      const { account, key } = await makeProtected()
      const response = await secondStep(await challengeOf(account), codeOf(key, steps))
      expect(response.status).toBe(200)
      const cookie = required(required(response.headers.get('set-cookie')).split(';')[0])
      expect(
        (await jsonOf<{ user: { id: string } | null }>(await call({ ...account, cookie }, 'GET', '/me'))).user
          ?.id,
      ).toBe(account.id)
    }
  })

  it('accepts a code once of 50 simultaneous uses', async () => {
    const { account, key } = await makeProtected()
    const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeOf(account)))
    const code = codeOf(key)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => secondStep(required(challenges[turn % 10]), code)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.every(({ status }) => [200, 401, 403, 429].includes(status))).toBe(true)
  })

  it('does not accept an earlier code after a later one', async () => {
    const { account, key } = await makeProtected()
    expect((await secondStep(await challengeOf(account), codeOf(key, 1))).status).toBe(200)
    const replayed = await secondStep(await challengeOf(account), codeOf(key))
    expect([replayed.status, await codeIn(replayed)]).toEqual([403, 'wrong_code'])
  })

  it('answers every wrong code the same: malformed, earlier, or of another time', async () => {
    const { account, key } = await makeProtected()
    const answers = new Set<string>()
    const nobodys = [...Array(22).keys()].map((step) => codeOf(key, step - 11)).includes('000000')
      ? '111111'
      : '000000'
    for (const code of [nobodys, codeOf(key, -6), codeOf(key, 6), codeOf(key, -1)]) {
      const response = await secondStep(await challengeOf(account), code)
      answers.add(`${response.status} ${await response.text()}`)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^403 .*wrong_code/)])
    expect((await secondStep(await challengeOf(account), codeOf(key))).status).toBe(200)
  })

  it('notifies the owner of a wrong code after the right password, once a day', async () => {
    const { account, key } = await makeProtected()
    for (const code of ['no-such-code', 'nor-this-one']) await secondStep(await challengeOf(account), code)
    const told = () =>
      modelOf(app.payload, 'outbox').countDocuments({
        to: account.email,
        template: 'accountChanged',
        'data.change': 'codeRefused',
      })
    expect(await told()).toBe(1)
    expect((await secondStep(await challengeOf(account), codeOf(key))).status).toBe(200)
    expect(await told()).toBe(1)
  })

  it('ends a challenge after five tries', async () => {
    const { account, key } = await makeProtected()
    const challenge = await challengeOf(account)
    const right = codeOf(key)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let turn = 0; turn < 5; turn += 1) expect((await secondStep(challenge, wrong)).status).toBe(403)
    const last = await secondStep(challenge, right)
    expect([last.status, await codeIn(last)]).toEqual([401, 'challenge_ended'])
  })

  it('ends a challenge after five minutes, when the account is locked and when its password changes', async () => {
    const { account, key } = await makeProtected()
    const late = await challengeOf(account)
    await modelOf(app.payload, 'sign-in-challenges').updateMany(
      { user: account.id },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    )
    expect((await secondStep(late, codeOf(key))).status).toBe(401)
    const overtaken = await challengeOf(account)
    expect(
      (
        await call(account, 'POST', '/password', {
          currentPassword: account.password,
          newPassword: 'Another-bridge-2',
        })
      ).status,
    ).toBe(200)
    expect((await secondStep(overtaken, codeOf(key))).status).toBe(401)
    const locked = await challengeOf({ ...account, password: 'Another-bridge-2' })
    await modelOf(app.payload, 'users').updateOne({ _id: account.id }, { $set: { lockedAt: new Date() } })
    expect((await secondStep(locked, codeOf(key))).status).toBe(401)
  })

  it('accepts only the account of the password', async () => {
    const [one, other] = [await makeProtected(), await makeProtected()]
    expect((await secondStep(await challengeOf(one.account), codeOf(other.key))).status).toBe(403)
    expect((await secondStep(await challengeOf(one.account), required(other.recoveryCodes[0]))).status).toBe(
      403,
    )
  })

  it('limits guesses over many challenges and addresses, and still accepts a recovery code of the owner', async () => {
    const { account, key, recoveryCodes } = await makeProtected()
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const challenge = await challengeOf(account)
      for (let turn = 0; turn < 5; turn += 1)
        statuses.push((await secondStep(challenge, String(100_000 + round * 10 + turn))).status)
    }
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(20)
    expect((await secondStep(await challengeOf(account), codeOf(key))).status).toBe(429)
    expect((await secondStep(await challengeOf(account), required(recoveryCodes[0]))).status).toBe(200)
  })

  it('lets the owner in on a known device, however many codes another person guesses', async () => {
    const { account, key } = await makeProtected()
    const first = await secondStep(await challengeOf(account), codeOf(key))
    const device = required(
      required(first.headers.getSetCookie().find((cookie) => cookie.startsWith('ace_device='))).split(';')[0],
    )
    for (let turn = 0; turn < 21; turn += 1)
      await secondStep(await challengeOf(account), String(100_000 + turn))
    expect((await secondStep(await challengeOf(account), codeOf(key, 1))).status).toBe(429)
    const fromDevice = (cookie: string) => async () =>
      app.request('POST', '/api/users/login/factor', {
        body: { challenge: await challengeOf(account), code: codeOf(key, 1) },
        headers: { cookie },
      })
    // a device of another account is not a known device of this one
    const stranger = await makeProtected()
    const strangers = required(
      required(
        (await secondStep(await challengeOf(stranger.account), codeOf(stranger.key))).headers
          .getSetCookie()
          .find((cookie) => cookie.startsWith('ace_device=')),
      ).split(';')[0],
    )
    expect((await fromDevice(strangers)()).status).toBe(429)
    expect((await fromDevice(device)()).status).toBe(200)
  })

  it('lets the owner in again after a new password has ended the guesses', async () => {
    const { account, key } = await makeProtected()
    for (let turn = 0; turn < 21; turn += 1)
      await secondStep(await challengeOf(account), String(100_000 + turn))
    expect((await secondStep(await challengeOf(account), codeOf(key))).status).toBe(429)
    expect(
      (
        await call(account, 'POST', '/password', {
          currentPassword: account.password,
          newPassword: 'Another-bridge-2',
        })
      ).status,
    ).toBe(200)
    expect(
      (await secondStep(await challengeOf({ ...account, password: 'Another-bridge-2' }), codeOf(key))).status,
    ).toBe(200)
  })

  it.each([
    [undefined],
    [{}],
    [{ challenge: { $ne: null }, code: '123456' }],
    [{ challenge: 'x', code: 123456 }],
    [{ challenge: 'x', code: '123456', user: 'y' }],
  ])('answers 400 to %j', async (body) => {
    expect((await call(undefined, 'POST', '/login/factor', body)).status).toBe(400)
  })
})

describe('recovery codes', () => {
  it('work once each, of 50 simultaneous uses, in any spelling', async () => {
    const { account, recoveryCodes } = await makeProtected()
    const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeOf(account)))
    const typed = required(recoveryCodes[0]).toUpperCase().replace(/-/g, ' ')
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => secondStep(required(challenges[turn % 10]), typed)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read<SecondFactorState>(await call(account, 'GET', '/factor'))).recoveryCodesLeft).toBe(9)
    expect((await secondStep(await challengeOf(account), required(recoveryCodes[0]))).status).toBe(403)
    expect((await secondStep(await challengeOf(account), required(recoveryCodes[1]))).status).toBe(200)
  })

  it('are replaced all together', async () => {
    const { account, recoveryCodes } = await makeProtected()
    const renewed = (await read<RecoveryCodes>(await call(account, 'POST', '/factor/recovery-codes')))
      .recoveryCodes
    expect(renewed).toHaveLength(10)
    expect((await secondStep(await challengeOf(account), required(recoveryCodes[0]))).status).toBe(403)
    expect((await secondStep(await challengeOf(account), required(renewed[0]))).status).toBe(200)
  })
})

describe('with two-step sign-in', () => {
  it('a confirmation of identity needs the code too', async () => {
    const { account, key } = await makeProtected()
    await forgetProof(account)
    const without = await call(account, 'POST', '/reauthenticate', { password: account.password })
    expect([without.status, await codeIn(without)]).toEqual([403, 'code_required'])
    const wrong = await call(account, 'POST', '/reauthenticate', {
      password: account.password,
      code: 'aaaa-bbbb',
    })
    expect([wrong.status, await codeIn(wrong)]).toEqual([403, 'wrong_code'])
    expect((await call(account, 'DELETE', '/factor')).status).toBe(401)
    expect(
      (await call(account, 'POST', '/reauthenticate', { password: account.password, code: codeOf(key) }))
        .status,
    ).toBe(200)
    expect((await call(account, 'DELETE', '/factor')).status).toBe(200)
    expect(
      (
        await call(undefined, 'POST', '/login', { email: account.email, password: account.password })
      ).headers.get('set-cookie'),
    ).toContain('ace_session')
  })
})
