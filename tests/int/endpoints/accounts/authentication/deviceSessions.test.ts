import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceSession } from '../../../../../domain/accounts/authentication/authentication.schema'
import { sessionCookie, startSession } from '../../../../../domain/accounts/credentials'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** The same person on another device. */
const onDevice = async (account: Account, device: string): Promise<Account> => {
  const [cookie = ''] = sessionCookie(await startSession(app.payload, account.id, device), false).split(';')
  return { ...account, cookie }
}
const sessionsOf = async (as: Account): Promise<DeviceSession[]> => {
  const response = await app.request('GET', '/api/users/sessions', { as })
  expect(response.status).toBe(200)
  return ((await response.json()) as { docs: DeviceSession[] }).docs
}
const isSignedIn = async (as: Account): Promise<boolean> => {
  const { user } = (await (await app.request('GET', '/api/users/me', { as })).json()) as { user: unknown }
  return user !== null
}
const signOut = (as: Account, scope: string) =>
  app.request('POST', '/api/users/sign-out', { as, body: { scope } })

describe('signed-in devices', () => {
  it('are listed for their owner, without their tokens', async () => {
    const here = await makeAccount(app.payload)
    await onDevice(here, 'A telephone')
    await makeAccount(app.payload)
    const docs = await sessionsOf(here)
    expect(docs).toHaveLength(2)
    expect(docs.filter(({ isCurrent }) => isCurrent).map(({ device }) => device)).toEqual(['tests'])
    expect(Object.keys(required(docs[0])).sort()).toEqual([
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
      'startedAt',
    ])
  })

  it('are signed out one by one by their owner only', async () => {
    const here = await makeAccount(app.payload)
    const there = await onDevice(here, 'A telephone')
    const stranger = await makeAccount(app.payload)
    const { id } = required((await sessionsOf(here)).find(({ isCurrent }) => !isCurrent))
    expect((await app.request('DELETE', `/api/users/sessions/${id}`, { as: stranger })).status).toBe(404)
    expect(await isSignedIn(there)).toBe(true)
    expect((await app.request('DELETE', `/api/users/sessions/${id}`, { as: here })).status).toBe(200)
    expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true])
    expect((await app.request('DELETE', `/api/users/sessions/${id}`, { as: here })).status).toBe(404)
    expect((await app.request('DELETE', '/api/users/sessions/x', { as: here })).status).toBe(404)
  })

  // proves: C205
  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ])('sign-out with the scope %s ends the sessions of that scope', async (scope, expected) => {
    const here = await makeAccount(app.payload)
    const there = await onDevice(here, 'A telephone')
    const response = await signOut(here, scope)
    expect(response.status).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual(expected)
    expect(response.headers.has('set-cookie')).toBe(scope !== 'others')
  })

  it('require a sign-in and a known scope', async () => {
    const account = await makeAccount(app.payload)
    for (const [method, path] of [
      ['GET', '/sessions'],
      ['DELETE', '/sessions/000000000000000000000001'],
      ['POST', '/sign-out'],
    ] as const) {
      expect(
        (
          await app.request(method, `/api/users${path}`, {
            body: method === 'POST' ? { scope: 'local' } : undefined,
          })
        ).status,
      ).toBe(401)
    }
    expect((await signOut(account, 'everybody')).status).toBe(400)
  })
})
