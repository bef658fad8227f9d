import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeFile } from '../../../../domain/publications/files'
import { carryOverGroups, finaliseGroupRequests } from '../../../../domain/groups'
import { insertDocument } from '../../../../domain/groups/documents/groupDocumentsRepository'
import { findGroup, insertGroup } from '../../../../domain/groups/groupsRepository'
import { insertTerm } from '../../../../domain/groups/people/groupMembersRepository'
import type {
  GroupPage,
  GroupPeople,
  GroupRequests,
  GroupTree,
} from '../../../../domain/groups/groupTexts.schema'
import { modelOf } from '../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../helpers/accounts'
import { makeMembership } from '../../../helpers/memberships'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { jubaDay } from '../../../helpers/jubaDay'

let app: TestApp
let registrar: Account
let lead: Account
let member: Account
let outsider: Account
let top: ObjectId
let below: ObjectId
let beside: ObjectId

const TODAY = jubaDay()

const makeGroup = async (parent?: ObjectId, isPublic = true): Promise<ObjectId> => {
  const word = randomUUID()
  return required(
    await insertGroup(app.payload, {
      name: `Group ${word}`,
      slug: word,
      kind: 'committee',
      parent: parent ? await findGroup(app.payload, parent) : null,
      isPublic,
    }),
  )
}
const slugOf = async (id: ObjectId): Promise<string> => required(await findGroup(app.payload, id)).slug
const join = (of: ObjectId, as?: Account): Promise<Response> =>
  app.request('POST', `/api/groups/${of.toHexString()}/join`, { as, body: {} })
const get = async <Body>(path: string, as?: Account): Promise<Body> => {
  const answer = await app.request('GET', `/api${path}`, { as })
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as Body
}
const openRequest = async (of: ObjectId, as: Account): Promise<string> => {
  const { docs } = await get<GroupRequests>(`/groups/requests?group=${of.toHexString()}`, registrar)
  return required(docs.find(({ user }) => user === as.id)).id
}
const decide = (id: string, status: string, as: Account, feedback = ''): Promise<Response> =>
  app.request('POST', `/api/groups/requests/${id}/decision`, { as, body: { status, feedback } })
const page = async (of: ObjectId, as?: Account): Promise<GroupPage> =>
  get<GroupPage>(`/groups/page/${await slugOf(of)}`, as)
const newMember = async (): Promise<Account> => {
  const account = await makeAccount(app.payload)
  await confirmEmailOf(app.payload, account)
  await makeMembership(app.payload, account.id)
  return account
}

beforeAll(async () => {
  app = await startTestPayload()
  top = await makeGroup()
  below = await makeGroup(top)
  beside = await makeGroup()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  lead = await makeAccount(app.payload)
  await app.payload.db.create({
    collection: 'roles',
    data: { user: lead.id, role: 'chapter_lead', group: top.toHexString() },
  })
  member = await newMember()
  outsider = await makeAccount(app.payload)
})
afterAll(() => app.stop())

describe('joining a group', () => {
  it('takes a membership, and tells others what is needed', async () => {
    expect((await join(top)).status).toBe(401)
    expect((await join(top, outsider)).status).toBe(403)
    expect((await page(top)).own).toEqual({ state: 'none', missing: 'sign_in' })
    expect((await page(top, outsider)).own).toEqual({ state: 'none', missing: 'no_membership' })
  })

  it('is asked for once, decided once, and makes one membership and one mail', async () => {
    const person = await newMember()
    const asked = await Promise.all(Array.from({ length: 6 }, () => join(below, person)))
    expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await page(below, person)).own.state).toBe('asked')
    const id = await openRequest(below, person)
    const decided = await Promise.all(Array.from({ length: 4 }, () => decide(id, 'accepted', lead)))
    expect(decided.map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect((await decide(id, 'refused', lead)).status).toBe(409)
    expect((await page(below, person)).own.state).toBe('member')
    const terms = await modelOf(app.payload, 'group-members').countDocuments({ user: person.id })
    const mails = await modelOf(app.payload, 'outbox').countDocuments({
      dedupeKey: `group-request:${id}:decided`,
    })
    expect({ terms, mails }).toEqual({ terms: 1, mails: 1 })
  })

  it('goes on where a crash came between the decision and what follows from it', async () => {
    const person = await newMember()
    await join(top, person)
    const id = await openRequest(top, person)
    await modelOf(app.payload, 'group-requests').updateOne(
      { _id: id },
      { $set: { status: 'accepted', decidedAt: new Date(), decidedBy: lead.id, needsFinalising: true } },
    )
    await finaliseGroupRequests(app.payload)
    expect((await page(top, person)).own.state).toBe('member')
  })

  it('shows a refusal until the person asks again', async () => {
    const person = await newMember()
    await join(top, person)
    await decide(await openRequest(top, person), 'refused', lead, 'Not yet.')
    expect((await page(top, person)).own.state).toBe('refused')
    await join(top, person)
    expect((await page(top, person)).own.state).toBe('asked')
  })

  it('ends when the person leaves, who may come back the same day', async () => {
    const person = await newMember()
    await join(top, person)
    await decide(await openRequest(top, person), 'accepted', lead)
    const path = `/api/groups/${top.toHexString()}/leave`
    expect((await app.request('POST', path, { as: person })).status).toBe(200)
    expect((await page(top, person)).own.state).toBe('none')
    await join(top, person)
    await decide(await openRequest(top, person), 'accepted', lead)
    expect((await page(top, person)).own.state).toBe('member')
  })

  it('is not decided by who asks', async () => {
    await makeMembership(app.payload, lead.id)
    await join(below, lead)
    expect((await decide(await openRequest(below, lead), 'accepted', lead)).status).toBe(403)
  })
})

describe('a lead', () => {
  it('sees the own branch alone: groups, counts, people, requests, exports', async () => {
    await join(beside, member)
    const foreign = await openRequest(beside, member)
    const tree = await get<GroupTree>('/groups/tree', lead)
    expect(tree.groups.map(({ id }) => id).sort()).toEqual([top, below].map(String).sort())
    const requests = await get<GroupRequests>('/groups/requests', lead)
    expect(requests.docs.every(({ group }) => [top, below].map(String).includes(group.id))).toBe(true)
    expect(await get<GroupRequests>(`/groups/requests?group=${beside.toHexString()}`, lead)).toMatchObject({
      docs: [],
      totalDocs: 0,
    })
    expect((await decide(foreign, 'accepted', lead)).status).toBe(404)
    for (const part of ['record', 'people', 'people.csv'])
      expect(
        (await app.request('GET', `/api/groups/${beside.toHexString()}/${part}`, { as: lead })).status,
      ).toBe(404)
    const body = { user: member.id, startsOn: TODAY, endsOn: null }
    expect(
      (await app.request('POST', `/api/groups/${beside.toHexString()}/people`, { as: lead, body })).status,
    ).toBe(404)
    const own = `/api/groups/${below.toHexString()}/people`
    expect((await app.request('POST', own, { as: lead, body })).status).toBe(400) // not of the branch
    await join(top, member)
    expect((await app.request('POST', own, { as: lead, body })).status).toBe(201)
    const people = await get<GroupPeople>(`/groups/${top.toHexString()}/people?of=branch`, lead)
    expect(people.docs.some(({ user }) => user === member.id)).toBe(true)
  })

  it('adds people of the branch and who asks to join, and finds nobody else', async () => {
    const stranger = await newMember()
    const asker = await newMember()
    const inside = await newMember()
    await join(below, asker)
    const days = { startsOn: TODAY, endsOn: null }
    const addedBy = new ObjectId(registrar.id)
    await insertTerm(app.payload, { ...days, group: below, user: new ObjectId(inside.id), addedBy }, TODAY)
    const add = async (user: Account, as: Account): Promise<number> => {
      const body = { user: user.id, ...days }
      return (await app.request('POST', `/api/groups/${top.toHexString()}/people`, { as, body })).status
    }
    const candidates = async (user: Account, as: Account): Promise<string[]> => {
      const path = `/groups/${top.toHexString()}/candidates?q=${encodeURIComponent(user.email)}`
      return (await get<{ people: { user: string }[] }>(path, as)).people.map((each) => each.user)
    }
    const enterOffice = async (user: Account, as: Account): Promise<number> => {
      const term = { title: 'Chair', name: 'Chair', startsOn: TODAY, group: top.toHexString(), user: user.id }
      return (await app.request('POST', '/api/groups/offices', { as, body: term })).status
    }
    expect(await candidates(stranger, lead)).toEqual([])
    expect(await candidates(stranger, registrar)).toEqual([stranger.id])
    expect([await enterOffice(stranger, lead), await add(stranger, lead)]).toEqual([400, 400])
    for (const person of [asker, inside, lead]) {
      expect(await candidates(person, lead)).toEqual([person.id])
      expect([await enterOffice(person, lead), await add(person, lead)]).toEqual([201, 201])
    }
    expect(await add(stranger, registrar)).toBe(201)
  })

  it('of a region adds the people of the region, and nobody of another one', async () => {
    await carryOverGroups(app.payload)
    const own = await newMember()
    const foreign = await newMember()
    const regional = await makeAccount(app.payload)
    const group = await makeGroup()
    const row = {
      user: regional.id,
      role: 'chapter_lead',
      region: 'greater_upper_nile',
      group: String(group),
    }
    await app.payload.db.create({ collection: 'roles', data: row })
    const profiles = modelOf(app.payload, 'profiles')
    await profiles.updateOne({ user: own.id }, { $set: { region: 'greater_upper_nile' } })
    await profiles.updateOne({ user: foreign.id }, { $set: { region: 'greater_equatoria' } })
    const add = async ({ id }: Account): Promise<number> => {
      const body = { user: id, startsOn: TODAY, endsOn: null }
      return (await app.request('POST', `/api/groups/${String(group)}/people`, { as: regional, body })).status
    }
    expect([await add(own), await add(foreign)]).toEqual([201, 400])
  })

  it('cannot change a group, nor end a term or an office outside the branch', async () => {
    const term = await insertTerm(
      app.payload,
      {
        group: beside,
        user: new ObjectId(outsider.id),
        startsOn: TODAY,
        endsOn: null,
        addedBy: new ObjectId(),
      },
      TODAY,
    )
    const days = { startsOn: TODAY, endsOn: TODAY }
    const calls = [
      [`/api/groups/terms/${String(term)}/change`, days],
      ['/api/groups/offices', { title: 'Chair', name: 'Deng', startsOn: TODAY, group: beside.toHexString() }],
      ['/api/groups/offices', { title: 'President', name: 'Deng', startsOn: TODAY }],
    ] as const
    for (const [path, body] of calls)
      expect((await app.request('POST', path, { as: lead, body })).status, path).toBe(404)
    const facts = { name: 'Taken over', kind: 'list' }
    for (const id of [top, beside])
      expect(
        (await app.request('POST', `/api/groups/${id.toHexString()}/change`, { as: lead, body: facts }))
          .status,
      ).toBe(403)
  })

  it('loses the branch with the last day of the grant, in open sessions too', async () => {
    const former = await makeAccount(app.payload)
    const row = { user: former.id, role: 'chapter_lead', group: top.toHexString(), endsOn: TODAY }
    await app.payload.db.create({ collection: 'roles', data: row })
    expect((await app.request('GET', '/api/groups/tree', { as: former })).status).toBe(200)
    await modelOf(app.payload, 'roles').updateOne({ user: former.id }, { $set: { endsOn: '2020-01-01' } })
    expect((await app.request('GET', '/api/groups/tree', { as: former })).status).toBe(403)
  })

  it('of a region keeps it: the chapter’s branch is added to the grant', async () => {
    const old = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'other' })
    await carryOverGroups(app.payload)
    const row = await modelOf(app.payload, 'roles')
      .findOne({ user: old.id })
      .lean<{ group?: unknown; region?: string }>()
    expect(row).toMatchObject({ region: 'other' })
    expect(row?.group).toBeDefined()
  })
})

describe('documents of a group', () => {
  it('are read by those who are in it today, its leads and staff', async () => {
    const secret = await makeGroup(top, false)
    const file = await storeFile(app.payload, {
      content: Buffer.from('%PDF-1.7'),
      filename: 'minutes.pdf',
      contentType: 'application/pdf',
    })
    const id = await insertDocument(app.payload, {
      group: secret,
      name: 'Minutes',
      file,
      addedBy: registrar.id,
    })
    const read = async (as?: Account): Promise<number> =>
      (await app.request('GET', `/api/groups/documents/${String(id)}/content`, { as })).status
    const inside = await newMember()
    const term = await insertTerm(
      app.payload,
      {
        group: secret,
        user: new ObjectId(inside.id),
        startsOn: TODAY,
        endsOn: null,
        addedBy: new ObjectId(),
      },
      TODAY,
    )
    expect([await read(), await read(member), await read(inside), await read(lead)]).toEqual([
      401, 404, 200, 200,
    ])
    expect((await page(secret, inside)).inside?.documents.map(({ name }) => name)).toEqual(['Minutes'])
    expect(
      (await app.request('GET', `/api/groups/page/${await slugOf(secret)}`, { as: member })).status,
    ).toBe(404)
    await app.request('POST', `/api/groups/terms/${String(term)}/change`, {
      as: registrar,
      body: { startsOn: '2020-01-01', endsOn: '2020-12-31' },
    })
    expect(await read(inside)).toBe(404)
  })
})

describe('a term of office', () => {
  it('names who holds a post of the leadership page, from its first day to its last', async () => {
    const post = await app.payload.create({
      collection: 'officers',
      data: { post: 'President', name: 'Written Name', slug: randomUUID(), _status: 'published' },
      overrideAccess: true, // the test prepares its data
    })
    const holder = async (): Promise<unknown> =>
      (await get<{ holder?: string }>(`/officers/${post.id}`)).holder
    expect(await holder()).toBeUndefined()
    const facts = { title: 'President', post: post.id, name: 'Achol Deng', startsOn: TODAY }
    const added = await app.request('POST', '/api/groups/offices', { as: registrar, body: facts })
    expect(added.status).toBe(201)
    expect(await holder()).toBe('Achol Deng')
    const { id } = (await added.json()) as { id: string }
    await app.request('POST', `/api/groups/offices/${id}/change`, {
      as: registrar,
      body: { ...facts, startsOn: '2020-01-01', endsOn: '2020-12-31' },
    })
    expect(await holder()).toBe('To Be Announced')
  })
})
