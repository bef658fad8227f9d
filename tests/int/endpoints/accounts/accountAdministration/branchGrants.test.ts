import { type Document, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BRANCH_ROLES,
  REGIONS,
  ROLES,
  type Right,
  type Role,
  hasRight,
  isAdmin,
} from '../../../../../collections/access/roles'
import { findRolesOf, settleBranch } from '../../../../../domain/accounts'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { createDocument } from '../../../../helpers/createDocument'
import { codeOf } from '../../../../helpers/factors'
import { makeGroup } from '../../../../helpers/groups'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const REGION = 'greater_equatoria'
const OTHER = 'greater_upper_nile'
const RIGHTS: Right[] = ['people', 'memberships', 'groups', 'money', 'content', 'events', 'site']

const give = (user: string, body: object): Promise<Response> =>
  app.request('POST', `/api/users/${user}/roles`, { as: admin, body })
const store = (user: string, facts: object): Promise<string> =>
  createDocument(app.payload, 'roles', { user, ...facts })
const rowsOf = (user: string) =>
  modelOf(app.payload, 'roles')
    .find({ user }, { role: 1, region: 1, group: 1 })
    .lean<{ _id: ObjectId; role: Role; region?: string; group?: ObjectId }[]>()
const held = async (user: string) =>
  (await findRolesOf(app.payload, [new ObjectId(user)]))(new ObjectId(user))
const messageOf = async (response: Response): Promise<string | undefined> =>
  (await jsonOf<{ errors: { message: string }[] }>(response)).errors[0]?.message
const me = async (account: Account) =>
  (
    await jsonOf<{ user: Record<string, unknown> }>(
      await app.request('GET', '/api/users/me', { as: account }),
    )
  ).user

/** What is written to the roles as it is written, before anything else could change it. */
const watchInserts = () => {
  const watched: object[] = []
  const client = app.payload.db.connection.getClient()
  const note = ({ command }: { command: Document }): void => {
    if (command.insert === 'roles') watched.push(...(command.documents as object[]))
  }
  client.on('commandStarted', note)
  return { watched, stop: () => client.off('commandStarted', note) }
}

describe('a grant that is kept to a branch', () => {
  it.each(ROLES)('never counts for the whole association: %s', async (role) => {
    const group = await makeGroup(app.payload)
    for (const part of [{ region: REGION }, { group }, { region: REGION, group }]) {
      const person = await makeAccount(app.payload)
      await store(person.id, { role, ...part })
      const facts = await held(person.id)
      for (const right of RIGHTS) expect(hasRight(facts, right), right).toBe(false)
      expect(isAdmin(facts)).toBe(false)
      expect(facts.roles).toEqual(role === 'chapter_lead' ? [role] : [])
      const isOfBranch = BRANCH_ROLES.some((one) => one === role)
      expect(facts.branchRoles).toEqual(isOfBranch && role !== 'chapter_lead' ? [role] : [])
      expect(facts.chapterRegion).toBe((isOfBranch && part.region) || null)
    }
  })

  it('stands beside a role for the whole association, and gives it no branch', async () => {
    const person = await makeAccount(app.payload, { roles: ['treasurer'] })
    await store(person.id, { role: 'event_manager', region: REGION })
    expect(await held(person.id)).toEqual({
      roles: ['treasurer'],
      branchRoles: ['event_manager'],
      chapterRegion: REGION,
      ledGroup: null,
    })
  })

  it('counts for nothing for another branch than the one given first, however it was stored', async () => {
    const person = await makeAccount(app.payload)
    await store(person.id, { role: 'event_manager', region: REGION })
    await store(person.id, { role: 'registrar', region: OTHER })
    await store(person.id, { role: 'chapter_lead' }) // of nothing yet: it does not lead the region above
    expect(await held(person.id)).toMatchObject({
      roles: [],
      branchRoles: ['event_manager'],
      chapterRegion: REGION,
    })
  })

  it('ends with its last day, in open sessions too', async () => {
    const person = await makeAccount(app.payload)
    expect(
      (await give(person.id, { role: 'event_manager', region: REGION, endsOn: '2099-12-31' })).status,
    ).toBe(200)
    const list = async () => (await app.request('GET', '/api/events/list', { as: person })).status
    expect(await list()).toBe(200)
    await modelOf(app.payload, 'roles').updateOne({ user: person.id }, { $set: { endsOn: '2020-01-01' } })
    expect(await list()).toBe(403)
    expect(await held(person.id)).toEqual({ roles: [], branchRoles: [], chapterRegion: null, ledGroup: null })
  })

  it('is told with the session, to the holder and to administrators, and is among the own data', async () => {
    const person = await makeAccount(app.payload)
    await give(person.id, { role: 'registrar', region: REGION, endsOn: '2099-12-31' })
    expect(await me(person)).toMatchObject({ roles: [], branchRoles: ['registrar'], chapterRegion: REGION })
    const grant = { role: 'registrar', region: REGION, group: null, endsOn: '2099-12-31' }
    const own = await app.request('GET', '/api/users/me/roles', { as: person })
    expect(await own.json()).toMatchObject([grant])
    const seen = await app.request('GET', `/api/users/${person.id}/account`, { as: admin })
    expect(await seen.json()).toMatchObject({ roles: [grant] })
    const listed = await app.request('GET', `/api/users/list?q=${person.email}`, { as: admin })
    expect(await listed.json()).toMatchObject({ docs: [{ roles: ['registrar'], ledRegion: REGION }] })
    const stored = await app.request('GET', '/api/roles', { as: person })
    expect(await stored.json()).toMatchObject({ docs: [{ role: 'registrar', region: REGION }] })
  })

  it('is withheld without a second factor', async () => {
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { secondFactorForStaff: 'required' },
      overrideAccess: true, // the test sets it up
    })
    try {
      const manager = await makeAccount(app.payload, { roles: ['event_manager'], chapterRegion: REGION })
      expect(await me(manager)).toMatchObject({ branchRoles: [], chapterRegion: null, isFactorMissing: true })
      expect((await app.request('GET', '/api/events/list', { as: manager })).status).toBe(403)
      const { key } = await jsonOf<{ key: string }>(
        await app.request('POST', '/api/users/factor', { as: manager }),
      )
      await app.request('POST', '/api/users/factor/confirm', { as: manager, body: { code: codeOf(key) } })
      expect(await me(manager)).toMatchObject({ branchRoles: ['event_manager'], chapterRegion: REGION })
      expect((await app.request('GET', '/api/events/list', { as: manager })).status).toBe(200)
    } finally {
      await app.payload.updateGlobal({
        slug: 'staff-settings',
        data: { secondFactorForStaff: 'automatic' },
        overrideAccess: true, // the test cleans up
      })
    }
  })
})

describe('giving a role for a branch', () => {
  it.each(['admin', 'treasurer', 'editor'] as const)('is refused for the role %s', async (role) => {
    const person = await makeAccount(app.payload)
    const group = (await makeGroup(app.payload)).toHexString()
    for (const part of [{ region: REGION }, { group }]) {
      const response = await give(person.id, { role, ...part })
      expect(response.status).toBe(400)
      expect(await messageOf(response)).toMatch(
        /is for the whole association: it cannot be given for a region/,
      )
    }
    const rest = await app.request('POST', '/api/roles', {
      as: admin,
      body: { user: person.id, role, region: REGION },
    })
    expect(rest.status).toBe(400)
    expect(await messageOf(rest)).toMatch(/is for the whole association/)
    expect(await rowsOf(person.id)).toEqual([])
  })

  it('of an event manager needs a region, by itself or of the group', async () => {
    const person = await makeAccount(app.payload)
    const group = await makeGroup(app.payload, undefined, 'chapter')
    const refused = await give(person.id, { role: 'event_manager', group: group.toHexString() })
    expect(refused.status).toBe(400)
    expect(await messageOf(refused)).toBe(
      'Events belong to regions. Please choose a region, or a group that has one.',
    )
    await modelOf(app.payload, 'groups').updateOne({ _id: group }, { $set: { region: 'other' } })
    expect((await give(person.id, { role: 'event_manager', group: group.toHexString() })).status).toBe(200)
    expect(await held(person.id)).toEqual({
      roles: [],
      branchRoles: ['event_manager'],
      chapterRegion: 'other',
      ledGroup: group.toHexString(),
    })
  })

  it('stores the group with the role: never a moment without it', async () => {
    const person = await makeAccount(app.payload)
    const group = (await makeGroup(app.payload)).toHexString()
    const { watched, stop } = watchInserts()
    expect((await give(person.id, { role: 'registrar', group })).status).toBe(200)
    stop()
    expect(watched).toMatchObject([{ role: 'registrar', group: new ObjectId(group) }])
  })

  it.each([
    ['another region', { region: OTHER }],
    ['a group of none', 'group'],
  ] as const)('for %s is refused while there is another one', async (_, asked) => {
    const person = await makeAccount(app.payload)
    const part = asked === 'group' ? { group: (await makeGroup(app.payload)).toHexString() } : asked
    expect((await give(person.id, { role: 'event_manager', region: REGION })).status).toBe(200)
    for (const role of ['registrar', 'chapter_lead', 'auditor']) {
      const response = await give(person.id, { role, ...part })
      expect(response.status).toBe(409)
      expect(await messageOf(response)).toBe(
        'This person has a role for another region or group. An account has one: take that role away first.',
      )
    }
    expect((await give(person.id, { role: 'auditor', region: REGION })).status).toBe(200)
    expect((await rowsOf(person.id)).map(({ role }) => role)).toEqual(['event_manager', 'auditor'])
    // one that has ended does not stand in the way
    await modelOf(app.payload, 'roles').updateMany({ user: person.id }, { $set: { endsOn: '2020-01-01' } })
    expect((await give(person.id, { role: 'registrar', ...part })).status).toBe(200)
  })

  it('is refused through the panel’s own route, too, while there is another one', async () => {
    const person = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: REGION })
    const body = { user: person.id, role: 'event_manager', region: OTHER }
    expect((await app.request('POST', '/api/roles', { as: admin, body })).status).toBe(409)
    expect(
      (await app.request('POST', '/api/roles', { as: admin, body: { ...body, region: REGION } })).status,
    ).toBe(201)
  })

  it('is repeated without effect, and refused where the role is held for another part', async () => {
    const person = await makeAccount(app.payload)
    for (let times = 0; times < 2; times += 1)
      expect((await give(person.id, { role: 'registrar', region: REGION })).status).toBe(200)
    for (const part of [{}, { region: OTHER }])
      expect((await give(person.id, { role: 'registrar', ...part })).status).toBe(409)
    const everywhere = await makeAccount(app.payload, { roles: ['registrar'] })
    expect((await give(everywhere.id, { role: 'registrar', region: REGION })).status).toBe(409)
    expect(await held(everywhere.id)).toMatchObject({ roles: ['registrar'], branchRoles: [] })
  })

  it('for two branches at once leaves at most one', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app.payload)))
    await Promise.all(
      people.map(async ({ id }) => {
        const answers = await Promise.all([
          give(id, { role: 'event_manager', region: REGION }),
          give(id, { role: 'registrar', region: OTHER }),
          give(id, { role: 'auditor', region: 'other' }),
        ])
        const rows = await rowsOf(id)
        expect(new Set(rows.map(({ region }) => region)).size).toBeLessThanOrEqual(1)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(rows.length)
        for (const { status } of answers) expect([200, 409]).toContain(status)
      }),
    )
  })

  it('takes one of two back that were stored before either looked', async () => {
    const person = await makeAccount(app.payload)
    const grants = await Promise.all(
      REGIONS.slice(0, 2).map(async (region, index) => {
        const role = index === 0 ? ('registrar' as const) : ('event_manager' as const)
        return { id: await store(person.id, { role, region }), user: person.id, role, region }
      }),
    )
    const outcomes = await Promise.allSettled(grants.map((grant) => settleBranch(app.payload, grant)))
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    expect((await rowsOf(person.id)).length).toBe(
      outcomes.filter(({ status }) => status === 'fulfilled').length,
    )
  })
})
