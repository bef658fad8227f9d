import { strFromU8, unzipSync } from 'fflate'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountList } from '../../../../../domain/accounts/accountAdministration/accounts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, giveRole, makeAccount } from '../../../../helpers/accounts'
import { inDays } from '../../../../helpers/events'
import { enterGroup, makeGroup, makeGroupLead } from '../../../../helpers/groups'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let lead: Account

const person = async (fullName: string, region: string | null, joinedAt: string): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName })
  await modelOf(app.payload, 'profiles').updateOne(
    { user: account.id },
    { $set: { region, joinedAt: new Date(joinedAt) } },
  )
  return account
}

const join = (account: Account, dates: object): Promise<unknown> =>
  app.payload.db.create({
    collection: 'memberships',
    data: {
      user: account.id,
      number: `ACE-2025-${account.id}`,
      grade: 'fellow',
      startedAt: new Date(),
      ...dates,
    },
  })

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Admin' })
  lead = await makeAccount(app.payload, {
    roles: ['chapter_lead'],
    chapterRegion: 'greater_equatoria',
    fullName: 'Lead',
  })
  const [ada, ben, cyr, dau, eve] = await Promise.all([
    person('=Ada, "Bridge" Lado', 'greater_equatoria', '2025-05-05'),
    person('Ben Deng', 'greater_upper_nile', '2025-04-04'),
    person('Cyr (Jr.) Kuol', 'greater_equatoria', '2025-03-03'),
    person('Dau Garang', null, '2025-02-02'),
    person('Eve Aluel', 'greater_upper_nile', '2025-01-01'),
  ])
  await join(ada, { expiresAt: inDays(100) })
  await join(ben, { expiresAt: inDays(-1), graceUntil: inDays(5) })
  await join(cyr, { expiresAt: inDays(-100), graceUntil: inDays(-50) })
  await join(dau, { expiresAt: inDays(100), suspendedAt: new Date() })
  await modelOf(app.payload, 'applications').collection.insertOne({
    user: new ObjectId(eve.id),
    status: 'under_review',
  })
  await giveRole(app.payload, ben.id, 'member')
  await modelOf(app.payload, 'users').updateOne({ _id: eve.id }, { $set: { lockedAt: new Date() } })
})
afterAll(() => app.stop())

const list = async (
  query = '',
  as: Account = admin,
): Promise<{ status: number; names: string[]; body: AccountList }> => {
  const response = await app.request('GET', `/api/users/list${query}`, { as })
  const body = (await response.json()) as AccountList
  return {
    status: response.status,
    names: (response.ok ? body.docs : []).map(({ fullName }) => fullName.split(' ')[0] ?? ''),
    body,
  }
}

describe('the list of accounts', () => {
  // proves: C068
  it('is sorted by join date, newest first, with status, region and roles', async () => {
    const { names, body } = await list()
    expect(names.slice(2)).toEqual(['=Ada,', 'Ben', 'Cyr', 'Dau', 'Eve'])
    expect(body).toMatchObject({ totalDocs: 7, page: 1, totalPages: 1 })
    expect(body.docs.map(({ membershipStatus }) => membershipStatus).slice(2)).toEqual([
      'active',
      'grace',
      'expired',
      'suspended',
      'pending',
    ])
    expect(body.docs[3]).toMatchObject({
      region: 'greater_upper_nile',
      roles: ['member'],
      isLocked: false,
      joinedAt: '2025-04-04T00:00:00.000Z',
    })
  })

  it.each([
    ['?q=deng', ['Ben']],
    ['?q=(jr.)', ['Cyr']],
    ['?q=BEN%20d', ['Ben']],
    ['?q=deng&role=member', ['Ben']],
    ['?q=deng&role=admin', []],
    ['?q=deng&region=greater_equatoria', []],
    ['?role=member&region=greater_upper_nile', ['Ben']],
    ['?q=.*', []],
    ['?role=member', ['Ben']],
    ['?role=admin', ['Admin']],
    ['?region=greater_equatoria&sort=fullName', ['=Ada,', 'Cyr']],
    ['?locked=yes', ['Eve']],
    ['?locked=no&status=pending', []],
    ['?status=active', ['=Ada,']],
    ['?status=grace', ['Ben']],
    ['?status=expired', ['Cyr']],
    ['?status=suspended', ['Dau']],
    ['?status=pending', ['Eve']],
    ['?status=none&sort=fullName', ['Admin', 'Lead']],
    ['?page=2', []],
  ])('filtered by %s contains %j', async (query, names) => {
    expect((await list(query)).names).toEqual(names)
  })

  it.each(['?role=owner', '?sort=password', '?page=0', '?limit=1000', '?q[$ne]=1', '?status[$gt]='])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )

  it('shows a chapter lead their region, without roles and locks', async () => {
    const { names, body } = await list('?sort=fullName', lead)
    expect(names).toEqual(['=Ada,', 'Cyr'])
    expect(Object.keys(body.docs[0] ?? {}).sort()).toEqual([
      'canBeInvited',
      'email',
      'fullName',
      'id',
      'joinedAt',
      'membershipStatus',
      'region',
    ])
    for (const query of ['?role=admin', '?locked=yes', '?region=greater_upper_nile'])
      expect((await list(query, lead)).status).toBe(403)
    expect((await app.request('GET', '/api/users/list.csv?region=other', { as: lead })).status).toBe(403)
  })

  it('shows the lead of a group without a region who is in its branch', async () => {
    const top = await makeGroup(app.payload)
    const below = await makeGroup(app.payload, top)
    const beside = await makeGroup(app.payload)
    const { body } = await list('?sort=fullName')
    const enter = (name: string, group: ObjectId): Promise<void> => {
      const person = required(body.docs.find(({ fullName }) => fullName.startsWith(name)))
      return enterGroup(app.payload, group, person.id)
    }
    await enter('Ben', top)
    await enter('Dau', below)
    await enter('Eve', beside)
    const groupLead = await makeGroupLead(app.payload, top)
    const found = await list('?sort=fullName', groupLead)
    expect(found.names).toEqual(['Ben', 'Dau'])
    expect(found.body.totalDocs).toBe(2)
    expect((await list('?q=eve', groupLead)).names).toEqual([])
    expect((await list('?q=deng', groupLead)).body.totalDocs).toBe(1)
    expect((await list('?role=admin', groupLead)).status).toBe(403)
    const file = await app.request('GET', '/api/users/list.csv', { as: groupLead })
    expect((await file.text()).split('\r\n').filter(Boolean)).toHaveLength(3)
    await modelOf(app.payload, 'roles').deleteMany({ user: groupLead.id })
    await modelOf(app.payload, 'profiles').deleteMany({ user: groupLead.id })
  })

  it('is exported as a CSV file that contains no formula', async () => {
    const response = await app.request('GET', '/api/users/list.csv?status=active', { as: admin })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="accounts-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [header, line] = (await response.text()).split('\r\n')
    expect(header).toBe('Name,Email,Membership status,Region,Joined,Roles,Region led,Locked')
    expect(line).toMatch(
      /^"'=Ada, ""Bridge"" Lado",[^,]+@example\.org,Active,Greater Equatoria,2025-05-05,,,no$/,
    )
  })

  it('is exported as a workbook with the same rows, in which a formula is a text', async () => {
    const response = await app.request('GET', '/api/users/list.xlsx?status=active', { as: admin })
    expect(response.headers.get('content-disposition')).toMatch(/filename="accounts-[\d-]{10}\.xlsx"$/)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('>Membership status</t>')
    expect(sheet).toContain('>=Ada, "Bridge" Lado</t>')
    expect(sheet).not.toContain('<f>')
    expect((await app.request('GET', '/api/users/list.xlsx?status=none-such', { as: admin })).status).toBe(
      400,
    )
  })

  it('finds an account by a new name at once, and no longer by the old one', async () => {
    const account = await person('Nyabol Riak', null, '2025-06-06')
    expect((await list('?q=nyabol')).names).toEqual(['Nyabol'])
    await modelOf(app.payload, 'profiles').updateOne(
      { user: account.id },
      { $set: { fullName: 'Nyandit Riak' } },
    )
    expect((await list('?q=nyabol')).names).toEqual([])
    expect((await list('?q=nyandit')).names).toEqual(['Nyandit'])
    await modelOf(app.payload, 'profiles').deleteOne({ user: account.id })
    expect((await list('?q=nyandit')).names).toEqual([])
  })

  it('pages through thousands by text, by a common role and by a rare role', async () => {
    const count = 2_400
    const stamps = { createdAt: new Date(), updatedAt: new Date() }
    const users = Array.from({ length: count }, () => new ObjectId())
    const profiles = users.map((user, place) => ({
      user,
      fullName: `Crowd ${place}`,
      email: `crowd-${place}@example.org`,
      joinedAt: new Date(Date.parse('2020-01-01') - place * 1000),
      region: 'other',
      ...stamps,
    }))
    const roles = users.flatMap((user, place) => [
      { user, role: 'member', ...stamps },
      ...(place % 600 === 0 ? [{ user, role: 'chapter_lead', ...stamps }] : []),
    ])
    await modelOf(app.payload, 'profiles').collection.insertMany(profiles)
    await modelOf(app.payload, 'roles').collection.insertMany(roles)
    const seen = async (query: string): Promise<{ emails: string[]; total: number }> => {
      const { body } = await list(query)
      return { emails: body.docs.map(({ email }) => email.split('@')[0] ?? ''), total: body.totalDocs }
    }
    const places = (...of: number[]): string[] => of.map((place) => `crowd-${place}`)
    const from = (start: number): string[] => places(...Array.from({ length: 25 }, (_, step) => start + step))
    expect(await seen('?q=crowd-&page=2')).toEqual({ emails: from(25), total: count })
    expect(await seen('?q=crowd%2023&sort=joinedAt')).toMatchObject({ total: 111 })
    const members = await seen('?role=member&page=4')
    expect(members.total).toBe(count + 1) // Ben has joined later
    expect(members.emails).toEqual(from(74))
    expect((await seen('?role=member&page=96')).emails).toEqual(from(2374))
    expect((await seen('?role=chapter_lead')).emails.slice(1)).toEqual(places(0, 600, 1200, 1800))
    expect((await seen('?q=crowd&role=chapter_lead')).emails).toEqual(places(0, 600, 1200, 1800))
  })
})
