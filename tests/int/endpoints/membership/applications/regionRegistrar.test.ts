import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { storeFile } from '../../../../../domain/publications/files'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { createDocument } from '../../../../helpers/createDocument'
import { enterGroup, makeGroup } from '../../../../helpers/groups'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const REGION = 'greater_equatoria'
const OTHER = 'greater_upper_nile'

let app: TestApp
let registrar: Account
let lead: Account
let auditor: Account

beforeAll(async () => {
  app = await startTestPayload()
  const ofRegion = { chapterRegion: REGION } as const
  registrar = await makeAccount(app.payload, { roles: ['registrar'], ...ofRegion })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], ...ofRegion })
  auditor = await makeAccount(app.payload, { roles: ['auditor'], ...ofRegion })
})
afterAll(() => app.stop())

const make = async (facts: Record<string, unknown> = {}): Promise<{ id: string; user: string }> => {
  const user = (facts.user as string | undefined) ?? required((await makeCrowd(app.payload, 1))[0]).id
  const id = await createDocument(app.payload, 'applications', {
    ...applicationInput(),
    status: 'pending',
    revision: 0,
    region: REGION,
    ...facts,
    user,
  })
  return { id, user }
}
const decide = (id: string, as: Account, to = 'under_review'): Promise<Response> =>
  app.request('POST', `/api/applications/${id}/status`, { as, body: { status: to } })
const statusOf = async (id: string): Promise<unknown> =>
  required(
    await modelOf(app.payload, 'applications')
      .findOne({ _id: id }, { status: 1 })
      .lean<{ status: string } | null>(),
  ).status
const status = async (path: string, as: Account, method = 'GET', body?: object): Promise<number> =>
  (await app.request(method, `/api${path}`, { as, ...(body && { body }) })).status

/** A document that was sent with an application. */
const attach = async ({ id, user }: { id: string; user: string }): Promise<string> => {
  const file = await storeFile(app.payload, {
    content: Buffer.from('%PDF-1.7'),
    filename: 'degree.pdf',
    contentType: 'application/pdf',
  })
  return createDocument(app.payload, 'application-documents', {
    user,
    application: id,
    name: 'Degree',
    file,
    place: 1,
  })
}

describe('the registrar of a region', () => {
  it('decides applications of the region', async () => {
    const { id } = await make()
    const response = await decide(id, registrar)
    expect(response.status, await response.clone().text()).toBe(200)
    expect(await statusOf(id)).toBe('under_review')
    const rejected = await app.request('POST', `/api/applications/${id}/status`, {
      as: registrar,
      body: { status: 'rejected', feedback: 'Please add your degree.' },
    })
    expect(rejected.status, await rejected.clone().text()).toBe(200)
    expect(await statusOf(id)).toBe('rejected')
  })

  it('does not decide those of another region or of none: as ones that are not there', async () => {
    for (const region of [OTHER, undefined]) {
      const { id } = await make({ region })
      expect((await decide(id, registrar)).status).toBe(404)
      expect(await status(`/applications/${id}/review`, registrar)).toBe(404)
      expect(await status(`/applications/${id}/comments`, registrar, 'POST', { text: 'Hm.' })).toBe(404)
      expect(await statusOf(id)).toBe('pending')
    }
  })

  it('does not decide the own one', async () => {
    const person = await makeAccount(app.payload, { roles: ['registrar'], chapterRegion: REGION })
    const { id } = await make({ user: person.id })
    const response = await decide(id, person)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Nobody decides their own application.')
    expect(await statusOf(id)).toBe('pending')
    expect((await decide(id, registrar)).status).toBe(200)
  })

  it('reads what was sent with them, as no lead and no auditor of the region does', async () => {
    const [near, far] = [await make(), await make({ region: OTHER })]
    const [here, there] = [await attach(near), await attach(far)]
    const evidence = async (as: Account) =>
      (
        await jsonOf<ApplicationReview>(
          await app.request('GET', `/api/applications/${near.id}/review`, { as }),
        )
      ).documents
    expect(await evidence(registrar)).toMatchObject([{ id: here, name: 'Degree' }])
    for (const as of [lead, auditor]) expect(await evidence(as)).toEqual([])
    const content = (id: string, as: Account) => status(`/application-documents/${id}/content`, as)
    expect(await content(here, registrar)).toBe(200)
    expect(await content(there, registrar)).toBe(404)
    for (const as of [lead, auditor]) expect(await content(here, as)).toBe(404)
    // what nobody has filed under an application yet is its owner's
    const loose = await createDocument(app.payload, 'application-documents', {
      ...(await modelOf(app.payload, 'application-documents').findById(here).lean<object>()),
      _id: undefined,
      application: null,
    })
    expect(await content(loose, registrar)).toBe(404)
  })

  it('has nothing else of memberships, and nothing of the whole association', async () => {
    const { id, user } = await make()
    for (const [method, path, body] of [
      ['GET', '/applications/list.csv'],
      ['GET', '/name-changes/list'],
      ['GET', `/users/${user}/account`],
      ['GET', `/memberships/${user}/record`],
      ['POST', `/memberships/${user}/events`, { type: 'suspend' }],
      ['GET', '/nominations/list'],
      ['GET', '/mailings'],
      ['GET', '/reports/cpd'],
      ['POST', '/groups', { name: 'A group', kind: 'list' }],
    ] as const)
      expect(await status(path, registrar, method, body), path).toBe(403)
    const shown = await jsonOf<Record<string, unknown>>(
      await app.request('GET', `/api/applications/${id}`, { as: registrar }),
    )
    expect(shown).toMatchObject({ id, fullName: 'Nyandeng Deng' })
    expect(shown).not.toHaveProperty('idPassport')
  })

  it('of a group without a region has its people and groups, and no applications', async () => {
    const group = await makeGroup(app.payload)
    const person = await makeAccount(app.payload)
    await app.payload.db.create({
      collection: 'roles',
      data: { user: person.id, role: 'registrar', group: group.toHexString() },
    })
    const inside = await makeAccount(app.payload)
    await enterGroup(app.payload, group, inside.id)
    const list = await app.request('GET', '/api/users/list', { as: person })
    expect(await list.json()).toMatchObject({ docs: [{ id: inside.id }], totalDocs: 1 })
    expect(await status(`/groups/${group.toHexString()}/people`, person)).toBe(200)
    expect(await status('/applications/list', person)).toBe(403)
    expect((await decide((await make()).id, person)).status).toBe(403)
  })
})

describe('the auditor of a region', () => {
  it('reads what its lead reads, and changes nothing', async () => {
    const { id } = await make()
    for (const path of [
      '/users/list',
      '/applications/list',
      `/applications/${id}/review`,
      '/events/list',
      '/groups/tree',
      '/mailings',
      '/reports/members',
      '/saved-lists',
    ])
      expect(await status(path, auditor), path).toBe(200)
    for (const path of ['/users/list?role=admin', '/audit-log', '/reports/income', '/contact-messages/list'])
      expect(await status(path, auditor), path).toBe(403)
    expect((await decide(id, auditor)).status).toBe(403)
    expect(await status(`/applications/${id}/comments`, auditor, 'POST', { text: 'Hm.' })).toBe(404)
    expect(await status('/mailings', auditor, 'POST', {})).toBe(403)
    expect(await status('/saved-lists', auditor, 'POST', {})).toBe(403)
    expect(await status('/events/list', auditor, 'POST', {})).toBe(403)
    const me = await app.request('GET', '/api/users/me', { as: auditor })
    expect(await me.json()).toMatchObject({ user: { roles: [], branchRoles: ['auditor'] } })
  })
})
