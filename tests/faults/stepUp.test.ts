import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, httpClient } from '../helpers/httpClient'
import { type MailedServer, startMailedServer } from '../helpers/mailedServer'
import { required } from '../helpers/required'

const PASSWORD = 'Bridge-over-the-Nile-1'

let server: MailedServer
let call: Client
let admin: { id: string; cookie: string }
let other: { id: string; cookie: string }

const newPerson = async (): Promise<{ id: string; cookie: string }> => {
  const email = `${randomUUID()}@example.org`
  expect(
    (
      await call('POST', '/api/users/sign-up', {
        body: { fullName: 'Nyandeng Deng', email, password: PASSWORD },
      })
    ).status,
  ).toBe(201)
  const response = await call('POST', '/api/users/login', { body: { email, password: PASSWORD } })
  return {
    id: ((await response.json()) as { user: { id: string } }).user.id,
    cookie: required(required(response.headers.get('set-cookie')).split(';')[0]),
  }
}

beforeAll(async () => {
  server = await startMailedServer({ emailConfirmation: 'off', secondFactorForStaff: 'optional' })
  call = httpClient(server.url)
  admin = await newPerson()
  other = await newPerson()
  await server.database
    .collection('roles')
    .insertOne({ user: new ObjectId(admin.id), role: 'admin', createdAt: new Date(), updatedAt: new Date() })
})
afterAll(() => server.end())

/** Makes the administrator's last sign-in eleven minutes old. */
const grow = (): Promise<unknown> =>
  server.database
    .collection('sessions')
    .updateMany(
      { user: new ObjectId(admin.id) },
      { $set: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } },
    )

const codeOf = async (response: Response): Promise<[number, string | undefined]> => [
  response.status,
  (
    (await response
      .clone()
      .json()
      .catch(() => undefined)) as { errors?: { code?: string }[] } | undefined
  )?.errors?.[0]?.code,
]

const rolesOf = (user: string): Promise<number> =>
  server.database.collection('roles').countDocuments({ user: new ObjectId(user) })

describe('an administrative action eleven minutes after sign-in', () => {
  beforeEach(grow)

  it.each<[string, string, string, unknown?]>([
    ['adding a role', 'POST', '/api/users/:id/roles', { role: 'admin' }],
    ['removing a role', 'DELETE', '/api/users/:id/roles/member'],
    ['changing a region', 'POST', '/api/users/:id/region', { region: 'other', was: null }],
    ['changing an address', 'POST', '/api/users/:id/address', { email: 'new@example.org', reason: 'Asked.' }],
    ['locking an account', 'POST', '/api/users/:id/lock', {}],
    ['unlocking an account', 'POST', '/api/users/:id/unlock', {}],
    ['signing a person out', 'POST', '/api/users/:id/sign-out', {}],
    ['switching a second factor off', 'POST', '/api/users/:id/factor-reset', {}],
    ['adding a role through Payload’s own route', 'POST', '/api/roles', { user: ':id', role: 'admin' }],
    ['removing roles through Payload’s own route', 'DELETE', '/api/roles?where[role][equals]=member'],
    ['changing the staff settings', 'POST', '/api/globals/staff-settings', { emailConfirmation: 'off' }],
    ['restoring earlier settings', 'POST', '/api/globals/staff-settings/versions/65f1a2b3c4d5e6f708192a3b'],
    ['exporting accounts', 'GET', '/api/users/list.csv'],
    ['exporting accounts as a workbook', 'GET', '/api/users/list.xlsx'],
    ['exporting applications', 'GET', '/api/applications/list.csv'],
    ['exporting donations', 'GET', '/api/donations/list.csv'],
    ['exporting messages', 'GET', '/api/contact-messages/list.csv'],
    ['exporting submissions', 'GET', '/api/submissions/list.csv'],
  ])('%s asks for the password first, and changes nothing', async (_, method, path, body) => {
    const before = await rolesOf(other.id)
    const sent = body && (JSON.parse(JSON.stringify(body).replace(':id', other.id)) as unknown)
    const response = await call(method, path.replace(':id', other.id), { cookie: admin.cookie, body: sent })
    expect(await codeOf(response)).toEqual([401, 'reauthentication_required'])
    expect(await rolesOf(other.id)).toBe(before)
    expect(
      await server.database
        .collection('users')
        .countDocuments({ _id: new ObjectId(other.id), lockedAt: { $ne: null } }),
    ).toBe(0)
  })

  it('succeeds after the password was entered again', async () => {
    const give = () =>
      call('POST', '/api/roles', {
        cookie: admin.cookie,
        body: { user: other.id, role: 'chapter_lead', region: 'other' },
      })
    expect((await give()).status).toBe(401)
    expect((await call('GET', '/api/users/proof', { cookie: admin.cookie })).status).toBe(401)
    expect(
      (
        await call('POST', '/api/users/reauthenticate', {
          cookie: admin.cookie,
          body: { password: PASSWORD },
        })
      ).status,
    ).toBe(200)
    expect((await call('GET', '/api/users/proof', { cookie: admin.cookie })).status).toBe(200)
    expect((await give()).status).toBe(201)
    for (const path of ['/api/users/list.csv', '/api/applications/list.csv'])
      expect((await call('GET', path, { cookie: admin.cookie })).status).toBe(200)
    expect(
      (
        await call('POST', '/api/globals/staff-settings', {
          cookie: admin.cookie,
          body: { emailConfirmation: 'off' },
        })
      ).status,
    ).toBe(200)
  })

  it('is refused without a prompt for people who lack the right', async () => {
    const member = await newPerson()
    for (const [method, path, body] of [
      ['POST', '/api/roles', { user: other.id, role: 'admin' }],
      ['POST', '/api/globals/staff-settings', { emailConfirmation: 'off' }],
      ['GET', '/api/users/list.csv', undefined],
      ['POST', `/api/users/${admin.id}/lock`, {}],
    ] as const) {
      expect((await call(method, path, { cookie: member.cookie, body })).status, path).toBe(403)
    }
  })
})
