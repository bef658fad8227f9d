import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGroup } from '../../../../../domain/groups/groupsRepository'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const give = (user: string, body: object): Promise<Response> =>
  app.request('POST', `/api/users/${user}/roles`, { as: admin, body })
const status = async (path: string, as: Account, method = 'GET', body?: object): Promise<number> =>
  (await app.request(method, path, { as, ...(body && { body }) })).status

describe('a grant', () => {
  it('ends with its last day, in open sessions too', async () => {
    const person = await makeAccount(app.payload)
    expect((await give(person.id, { role: 'registrar', endsOn: '2099-12-31' })).status).toBe(200)
    expect(await status('/api/name-changes/list', person)).toBe(200)
    await modelOf(app.payload, 'roles').updateOne({ user: person.id }, { $set: { endsOn: '2020-01-01' } })
    expect(await status('/api/name-changes/list', person)).toBe(403)
  })

  it('that has ended is given again, once', async () => {
    const person = await makeAccount(app.payload)
    const grants = () => modelOf(app.payload, 'roles').find({ user: person.id }).lean<{ endsOn?: string }[]>()
    await give(person.id, { role: 'registrar', endsOn: '2099-12-31' })
    await modelOf(app.payload, 'roles').updateOne({ user: person.id }, { $set: { endsOn: '2020-01-01' } })
    const given = await Promise.all(
      Array.from({ length: 5 }, () => give(person.id, { role: 'registrar', endsOn: '2098-12-31' })),
    )
    expect(given.map((answer) => answer.status)).toEqual(Array.from({ length: 5 }, () => 200))
    expect(await status('/api/name-changes/list', person)).toBe(200)
    expect((await grants()).map(({ endsOn }) => endsOn)).toEqual(['2098-12-31'])
    // one that still counts stays as it is
    await give(person.id, { role: 'registrar' })
    expect((await grants()).map(({ endsOn }) => endsOn)).toEqual(['2098-12-31'])
  })

  it('of an administrator has no end', async () => {
    const person = await makeAccount(app.payload)
    expect((await give(person.id, { role: 'admin', endsOn: '2099-12-31' })).status).toBe(400)
  })

  it('of a lead is for the branch of a group', async () => {
    const person = await makeAccount(app.payload)
    const word = randomUUID()
    const group = required(
      await insertGroup(app.payload, {
        name: word,
        slug: word,
        kind: 'division',
        parent: null,
        isPublic: true,
      }),
    ).toHexString()
    expect((await give(person.id, { role: 'chapter_lead', group: '0'.repeat(24) })).status).toBe(400)
    expect((await give(person.id, { role: 'chapter_lead', group })).status).toBe(200)
    expect(await status(`/api/groups/${group}/people`, person)).toBe(200)
    // nobody is in the group yet, and of no region is anybody shown
    const list = await app.request('GET', '/api/users/list', { as: person })
    expect(await list.json()).toMatchObject({ docs: [], totalDocs: 0 })
  })
})

describe('the own roles', () => {
  it('are told with their part of the association and their last day, without those that have ended', async () => {
    const person = await makeAccount(app.payload)
    const word = randomUUID()
    const group = await insertGroup(app.payload, {
      name: word,
      slug: word,
      kind: 'committee',
      parent: null,
      isPublic: true,
    })
    await give(person.id, {
      role: 'chapter_lead',
      group: required(group).toHexString(),
      endsOn: '2099-12-31',
    })
    await give(person.id, { role: 'treasurer', endsOn: '2099-12-31' })
    await modelOf(app.payload, 'roles').updateOne(
      { user: person.id, role: 'treasurer' },
      { $set: { endsOn: '2020-01-01' } },
    )
    const lead = { role: 'chapter_lead', region: null, group: word, endsOn: '2099-12-31' }
    const own = await app.request('GET', '/api/users/me/roles', { as: person })
    expect(await own.json()).toEqual([{ ...lead, since: expect.any(String) as string }])
    const seen = await app.request('GET', `/api/users/${person.id}/account`, { as: admin })
    expect(await seen.json()).toMatchObject({ roles: [lead, { role: 'treasurer', endsOn: '2020-01-01' }] })
    expect(await status('/api/users/me/roles', await makeAccount(app.payload))).toBe(200)
    expect((await app.request('GET', '/api/users/me/roles')).status).toBe(401)
  })
})

describe('an auditor', () => {
  it('reads what administrators read, is told the own roles, and changes nothing', async () => {
    const auditor = await makeAccount(app.payload, { roles: ['auditor'] })
    for (const path of [
      '/api/users/list?role=admin',
      '/api/audit-log',
      '/api/contact-messages/list',
      '/api/roles',
    ])
      expect(await status(path, auditor), path).toBe(200)
    const me = (await (await app.request('GET', '/api/users/me', { as: auditor })).json()) as {
      user: { roles: string[] }
    }
    expect(me.user.roles).toEqual(['auditor'])
    expect(await status(`/api/users/${admin.id}/lock`, auditor, 'POST', {})).toBe(403)
    expect(await status(`/api/users/${auditor.id}/roles`, auditor, 'POST', { role: 'admin' })).toBe(403)
    const role = required(
      await modelOf(app.payload, 'roles').findOne({ user: admin.id }).lean<{ _id: unknown } | null>(),
    )
    expect(await status(`/api/roles/${String(role._id)}`, auditor, 'DELETE')).toBe(403)
  })
})
