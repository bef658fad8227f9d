import { randomBytes, randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionSlug } from 'payload'
import type { Region } from '../../../../../collections/access/roles'
import { countListPeople, streamListPeople } from '../../../../../domain/office/savedLists'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import {
  LIST_FIELDS,
  type ListCondition,
  type ListField,
  type ListSubject,
} from '../../../../../domain/office/savedLists/listFields.schema'
import type {
  ListRowsPage,
  SavedListPage,
  SavedListView,
} from '../../../../../domain/office/savedLists/listRows.schema'
import { releaseListsOf } from '../../../../../domain/office/savedLists/savedListsRepository'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { keysOf } from '../../../../../platform/records.schema'
import { noAddressOf } from '../../../../../domain/accounts/noAddress.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let registrar: Account
let treasurer: Account
let lead: Account
let member: Account
/** The employer of everybody here, and of nobody else. */
const employer = `Bridges ${randomBytes(6).toString('hex')}`
const people: Record<string, Account> = {}
let event: { id: string }

const DAY_MS = 24 * 60 * 60_000
const at = (days: number): Date => new Date(Date.now() + days * DAY_MS)

const insert = (collection: CollectionSlug, doc: Record<string, unknown>) =>
  modelOf(app.payload, collection).collection.insertOne({
    createdAt: new Date(),
    updatedAt: new Date(),
    ...doc,
  })

const setProfile = (user: string, fields: Record<string, unknown>) =>
  modelOf(app.payload, 'profiles').updateOne({ user }, { $set: { organization: employer, ...fields } })

const makePerson = async (
  name: string,
  { region, ...membership }: { region: Region } & Record<string, unknown>,
): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName: `${name} Test` })
  await setProfile(account.id, { region })
  await makeMembership(app.payload, account.id, membership)
  people[name] = account
  return account
}

const makeInvoice = (user: string, dueAt: Date, fields: Record<string, unknown> = {}) =>
  insert('invoices', {
    user: new ObjectId(user),
    number: `T-${randomUUID()}`,
    reference: randomBytes(10).toString('hex'),
    key: randomUUID(),
    status: 'open',
    recipient: { name: 'Test', email: 'test@example.org' },
    purpose: 'renewal',
    currency: 'USD',
    totalMinor: 5_000,
    openMinor: 5_000,
    issuedAt: at(-90),
    dueAt,
    ...fields,
  })

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  admin = await makeAccount(payload, { roles: ['admin'] })
  registrar = await makeAccount(payload, { roles: ['registrar'], fullName: 'Rose Registrar' })
  treasurer = await makeAccount(payload, { roles: ['treasurer'] })
  lead = await makeAccount(payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  member = await makeAccount(payload)
  event = await makeEvent(payload, { eventDate: inDays(0) })
  const ending = { region: 'greater_equatoria', expiresAt: at(20), graceUntil: at(50) } as const
  const achol = await makePerson('Achol', ending)
  const deng = await makePerson('Deng', { ...ending, region: 'greater_upper_nile' })
  const keji = await makePerson('Keji', { ...ending, grade: 'fellow' })
  const lado = await makePerson('Lado', { region: 'greater_equatoria', expiresAt: at(300) })
  for (const { id } of [achol, deng, lado]) await makeInvoice(id, at(-10))
  await makeInvoice(keji.id, at(10))
  for (const { id } of [achol, deng, keji])
    await insert('registrations', { event: new ObjectId(event.id), user: new ObjectId(id) })
})
afterAll(() => app.stop())

const ofEmployer: ListCondition = { field: 'employer', op: 'has', values: [employer] }
const query = (
  subject: ListSubject,
  conditions: ListCondition[],
  more: Record<string, string> = {},
): string =>
  new URLSearchParams([
    ['subject', subject],
    ...conditions.map((one) => ['c', encodeCondition(one)]),
    ...Object.entries(more),
  ]).toString()
const get = (path: string, as = registrar): Promise<Response> =>
  app.request('GET', `/api/saved-lists${path}`, { as })
const rowsOf = async (conditions: ListCondition[], as = registrar, subject: ListSubject = 'people') => {
  const answer = await get(`/rows?${query(subject, [ofEmployer, ...conditions])}`, as)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ListRowsPage
}
const namesOf = async (conditions: ListCondition[], as = registrar, subject: ListSubject = 'people') =>
  (await rowsOf(conditions, as, subject)).docs.map(({ cells }) => cells.name?.replace(' Test', ''))
const is = (field: ListField, ...values: string[]): ListCondition => ({ field, op: 'is', values })

const EXAMPLE: ListCondition[] = [
  is('grade', 'professional'),
  is('region', 'greater_equatoria'),
  { field: 'expires', op: 'in', values: ['next:2:months'] },
  is('arrears', 'yes'),
  { field: 'eventOn', op: 'in', values: ['today'] },
]

describe('a list of people', () => {
  it('finds who meets all conditions, and says it in words', async () => {
    const { docs, totalDocs, text } = await rowsOf(EXAMPLE)
    expect(docs.map(({ person }) => person)).toEqual([people.Achol?.id])
    expect(totalDocs).toBe(1)
    expect(text).toContain('Grade is Professional; Region is Greater Equatoria')
    expect(text).toContain('Membership ends in the next 2 months; In arrears')
  })

  it('is narrowed by each condition', async () => {
    expect(await namesOf([])).toEqual(['Achol', 'Deng', 'Keji', 'Lado'])
    expect(await namesOf([is('grade', 'professional', 'student')])).toEqual(['Achol', 'Deng', 'Lado'])
    expect(await namesOf([{ field: 'grade', op: 'not', values: ['professional'] }])).toEqual(['Keji'])
    expect(await namesOf([is('arrears', 'no')])).toEqual(['Keji'])
    expect(await namesOf([{ field: 'eventOn', op: 'notIn', values: ['today'] }])).toEqual(['Lado'])
    expect(await namesOf([is('event', event.id)])).toEqual(['Achol', 'Deng', 'Keji'])
    expect(await namesOf([is('status', 'active')])).toEqual(['Achol', 'Deng', 'Keji', 'Lado'])
    expect(await namesOf([is('status', 'expired', 'ended')])).toEqual([])
    expect(await namesOf([{ field: 'name', op: 'has', values: ['ACH'] }])).toEqual(['Achol'])
  })

  it('counts the hours of CPD, none included, the age, tasks, roles, accounts and applications', async () => {
    const user = new ObjectId(people.Deng?.id)
    await insert('cpd-entries', {
      user,
      title: 'Course',
      kind: 'course',
      date: new Date(todayInJuba()),
      hours: 12,
    })
    await insert('tasks', { title: 'Call', person: user, key: randomUUID(), dueOrder: '9999-12-31' })
    await insert('applications', {
      user,
      status: 'approved',
      gender: 'female',
      city: 'Malakal',
      reviewedAt: new Date(),
    })
    await setProfile(String(user), { birthDate: '1980-05-04' })
    await modelOf(app.payload, 'users').updateOne(
      { _id: people.Lado?.id },
      { $set: { invitedAt: new Date() } },
    )
    expect(await namesOf([{ field: 'cpdThisYear', op: 'min', values: ['12'] }])).toEqual(['Deng'])
    expect(await namesOf([{ field: 'cpdThisYear', op: 'min', values: ['12.5'] }])).toEqual([])
    expect(await namesOf([{ field: 'cpdThisYear', op: 'max', values: ['11'] }])).toEqual([
      'Achol',
      'Keji',
      'Lado',
    ])
    expect(await namesOf([{ field: 'cpdThisYear', op: 'min', values: ['0'] }])).toHaveLength(4)
    expect(await namesOf([{ field: 'age', op: 'min', values: ['40'] }])).toEqual(['Deng'])
    expect(await namesOf([{ field: 'age', op: 'max', values: ['40'] }])).toEqual([])
    expect(await namesOf([is('task', 'yes')])).toEqual(['Deng'])
    expect(await namesOf([is('account', 'no')])).toEqual(['Lado'])
    expect(await namesOf([is('account', 'yes')])).toEqual(['Achol', 'Deng', 'Keji'])
    await setProfile(String(people.Keji?.id), { email: noAddressOf(String(people.Keji?.id)) })
    expect(await namesOf([is('hasEmail', 'no')])).toEqual(['Keji'])
    expect(await namesOf([is('hasEmail', 'yes')])).toEqual(['Achol', 'Deng', 'Lado'])
    expect(await namesOf([is('gender', 'female'), { field: 'town', op: 'has', values: ['malak'] }])).toEqual([
      'Deng',
    ])
    expect(await namesOf([is('application', 'rejected')])).toEqual([])
    expect(await namesOf([is('role', 'treasurer')], admin)).toEqual([])
  })

  it('takes an invoice in instalments as due by what is due of it', async () => {
    const waiting = await makePerson('Wani', { region: 'other' })
    const late = await makePerson('Yar', { region: 'other' })
    const instalments = [
      { dueAt: at(-30), amountMinor: 2_500 },
      { dueAt: at(30), amountMinor: 2_500 },
    ]
    await makeInvoice(waiting.id, at(-30), { openMinor: 2_500, instalments })
    await makeInvoice(late.id, at(-30), { openMinor: 3_000, instalments })
    expect(await namesOf([is('region', 'other'), is('arrears', 'yes')])).toEqual(['Yar'])
    expect(await namesOf([is('region', 'other'), is('arrears', 'no')])).toEqual(['Wani'])
  })

  it('answers every condition for somebody who may use it', async () => {
    for (const field of keysOf(LIST_FIELDS)) {
      const definition = LIST_FIELDS[field]
      const some: ListCondition =
        definition.kind === 'choice'
          ? is(field, Object.keys(definition.options)[0] ?? '')
          : definition.kind === 'record'
            ? is(field, definition.of === 'events' ? event.id : randomBytes(12).toString('hex'))
            : definition.kind === 'flag'
              ? is(field, 'yes')
              : ({
                  field,
                  op: { period: 'in', number: 'min', text: 'has' }[definition.kind],
                  values: [definition.kind === 'period' ? 'lastYear' : '7'],
                } as ListCondition)
      const { totalDocs } = await rowsOf([some], admin)
      expect(totalDocs, field).toBeLessThanOrEqual(6)
    }
  })

  it('is answered page by page, in an order', async () => {
    const answer = await get(`/rows?${query('people', [ofEmployer], { sort: '-fullName' })}`)
    const names = ((await answer.json()) as ListRowsPage).docs.map(({ cells }) => cells.name)
    expect(names).toEqual([...names].sort().reverse())
    expect((await get(`/rows?${query('people', [ofEmployer], { sort: 'email' })}`)).status).toBe(400)
  })

  it('refuses a condition that it cannot read, instead of leaving it out', async () => {
    for (const c of [
      'grade.is.king',
      'nothing.is.x',
      'grade.in.thisYear',
      'expires.in.soon',
      'age.min.-1',
      'grade',
    ])
      expect((await get(`/rows?subject=people&c=${encodeURIComponent(c)}`)).status, c).toBe(400)
  })

  it('names what was deleted, and holds nobody then', async () => {
    const gone = is('event', randomBytes(12).toString('hex'))
    for (const condition of [gone, { ...gone, op: 'not' as const }]) {
      const { totalDocs, problem, text } = await rowsOf([condition])
      expect(totalDocs).toBe(0)
      expect(problem).toContain('deleted')
      expect(text).toContain('something that was deleted')
    }
    expect((await get(`/rows.csv?${query('people', [gone])}`)).status).toBe(409)
  })
})

describe('rights', () => {
  it('keep a chapter lead to the own region, in rows, counts and people', async () => {
    expect(await namesOf([], lead)).toEqual(['Achol', 'Keji', 'Lado'])
    expect((await rowsOf([], lead)).totalDocs).toBe(3)
    expect(await namesOf([is('region', 'greater_upper_nile')], lead)).toEqual([])
    expect(await namesOf([is('grade', 'professional')], lead)).toEqual(['Achol', 'Lado'])
    const actor = { id: lead.id, roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' } as const
    const definition = { subject: 'people', conditions: [ofEmployer] } as const
    expect(await countListPeople(app.payload, { ...definition, conditions: [ofEmployer] }, actor)).toBe(3)
  })

  it('refuse conditions and subjects that they do not cover', async () => {
    const status = async (subject: ListSubject, conditions: ListCondition[], as: Account): Promise<number> =>
      (await get(`/rows?${query(subject, conditions)}`, as)).status
    expect(await status('people', [is('arrears', 'yes')], lead)).toBe(403)
    expect(await status('people', [is('role', 'member')], registrar)).toBe(403)
    expect(await status('people', [is('gender', 'female')], treasurer)).toBe(403)
    expect(await status('payments', [], registrar)).toBe(403)
    expect(await status('memberships', [], lead)).toBe(403)
    expect(await status('people', [], member)).toBe(403)
    expect(await status('payments', [], treasurer)).toBe(200)
  })
})

describe('lists of records', () => {
  it('hold memberships and registrations whose people meet the rest', async () => {
    expect((await namesOf(EXAMPLE, registrar, 'registrations')).length).toBe(1)
    const { docs } = await rowsOf(
      [is('arrears', 'yes'), is('region', 'greater_equatoria')],
      registrar,
      'memberships',
    )
    expect(docs.map(({ person }) => person).sort()).toEqual([people.Achol?.id, people.Lado?.id].sort())
  })

  it('take several conditions on payments as one payment', async () => {
    const pay = (fields: Record<string, unknown>) =>
      insert('payments', {
        key: randomUUID(),
        user: new ObjectId(people.Keji?.id),
        status: 'confirmed',
        method: 'cash',
        amountMinor: 5_000,
        currency: 'USD',
        paidAt: new Date(),
        ...fields,
      })
    await pay({})
    await pay({ method: 'card', paidAt: at(-800) })
    await pay({ status: 'rejected', method: 'bank' })
    const paidBy = (method: string): ListCondition[] => [
      { field: 'paidOn', op: 'in', values: ['thisYear'] },
      is('method', method),
    ]
    expect(await namesOf(paidBy('cash'), treasurer)).toEqual(['Keji'])
    expect(await namesOf(paidBy('card'), treasurer)).toEqual([])
    expect(await namesOf(paidBy('bank'), treasurer)).toEqual([])
    expect(await namesOf([...paidBy('bank'), is('paymentStatus', 'rejected')], treasurer)).toEqual(['Keji'])
    const { docs } = await rowsOf([{ field: 'amount', op: 'min', values: ['50'] }], treasurer, 'payments')
    expect(docs).toHaveLength(3)
    expect(docs[0]?.cells.amount).toBe('USD 50.00')
  })
})

describe('records that a condition can name', () => {
  it('are no drafts of another region for a chapter lead, neither by name nor by id', async () => {
    const word = randomUUID()
    const make = async (title: string, region: Region, _status: 'draft' | 'published') =>
      (await makeEvent(app.payload, { title: `${title} ${word}`, region, _status })).id
    const ids = [
      await make('Own draft', 'greater_equatoria', 'draft'),
      await make('Published', 'greater_upper_nile', 'published'),
      await make('Draft', 'greater_upper_nile', 'draft'),
    ]
    const titles = async (search: string, as: Account): Promise<string[]> => {
      const answer = await get(`/records?of=events&${search}`, as)
      expect(answer.status).toBe(200)
      const { docs } = (await answer.json()) as { docs: { name: string }[] }
      return docs.map(({ name }) => name.replace(` ${word}`, '')).sort()
    }
    for (const search of [`q=${word}`, `ids=${ids.join(',')}`]) {
      expect(await titles(search, lead)).toEqual(['Own draft', 'Published'])
      expect(await titles(search, registrar)).toEqual(['Draft', 'Own draft', 'Published'])
    }
    const list = await get(`/rows?${query('people', [is('event', ids[2] ?? '')])}`, lead)
    expect(await list.text()).not.toContain(word)
  })
})

describe('recipients', () => {
  it('are the people of a list, each once', async () => {
    const actor = { id: registrar.id, roles: ['registrar'] } as const
    const list = { subject: 'registrations' as const, conditions: [ofEmployer] }
    const second = await makeEvent(app.payload, {})
    await insert('registrations', { event: new ObjectId(second.id), user: new ObjectId(people.Achol?.id) })
    const streamed = await streamListPeople(app.payload, list, actor)
    if ('problem' in streamed) throw new Error(streamed.problem)
    const ids: string[] = []
    for await (const batch of streamed) ids.push(...batch)
    expect(ids.sort()).toEqual([people.Achol?.id, people.Deng?.id, people.Keji?.id].sort())
    expect(await countListPeople(app.payload, list, actor)).toBe(3)
  })
})

describe('a saved list', () => {
  const definition = { subject: 'people' as const, conditions: [ofEmployer, is('arrears', 'yes')] }
  const save = (facts: object = {}, as = registrar) =>
    app.request('POST', '/api/saved-lists', {
      as,
      body: { name: 'Who owes us', isShared: false, definition, key: randomUUID(), ...facts },
    })
  const saved = async (facts: object = {}, as = registrar): Promise<string> => {
    const answer = await save(facts, as)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  const read = async (id: string, as = registrar): Promise<SavedListView> =>
    (await (await get(`/${id}/saved`, as)).json()) as SavedListView
  const change = (id: string, facts: object, as = registrar) =>
    app.request('POST', `/api/saved-lists/${id}/change`, {
      as,
      body: { name: 'New', isShared: true, definition, ...facts },
    })

  it('is saved once, however often it is sent, and counted', async () => {
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 5 }, () => saved({ key })))
    expect(new Set(ids).size).toBe(1)
    expect(await (await get(`/${ids[0]}/count`)).json()).toEqual({ rows: 4, people: 4 })
    expect((await read(ids[0] ?? '')).text).toContain('In arrears')
  })

  it('is seen by colleagues once it is shared, each within the own rights', async () => {
    const id = await saved({ definition: { ...definition, conditions: [ofEmployer] } })
    expect((await get(`/${id}/saved`, admin)).status).toBe(404)
    const { updatedAt } = await read(id)
    expect(
      (
        await change(id, {
          isShared: true,
          definition: { subject: 'people', conditions: [ofEmployer] },
          updatedAt,
        })
      ).status,
    ).toBe(200)
    expect((await read(id, admin)).name).toBe('New')
    expect(await (await get(`/${id}/count`, lead)).json()).toEqual({ rows: 3, people: 3 })
    const owing = await saved({ isShared: true })
    expect((await read(owing, lead)).forbidden).toEqual(['In arrears'])
    expect((await get(`/${owing}/count`, lead)).status).toBe(403)
    const lists = (await (await get('', treasurer)).json()) as SavedListPage
    expect(lists.docs.every(({ isShared }) => isShared)).toBe(true)
  })

  it('is changed by its owner alone, and by one of two who do so at once', async () => {
    const id = await saved({ isShared: true })
    const { updatedAt } = await read(id)
    expect((await change(id, { updatedAt }, treasurer)).status).toBe(403)
    const answers = await Promise.all(['One', 'Two'].map((name) => change(id, { name, updatedAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await app.request('POST', `/api/saved-lists/${id}/delete`, { as: treasurer })).status).toBe(403)
    expect((await app.request('POST', `/api/saved-lists/${id}/delete`, { as: registrar })).status).toBe(200)
    expect((await get(`/${id}/saved`)).status).toBe(404)
  })

  it('is not saved with what the rights of its author do not cover', async () => {
    expect((await save({}, lead)).status).toBe(403)
    expect((await save({}, member)).status).toBe(403)
    expect(
      (await save({ definition: { subject: 'people', conditions: [is('grade', 'king')] } })).status,
    ).toBe(400)
    expect((await save({ name: ' ' })).status).toBe(400)
  })

  it('goes with its owner, unless it is shared', async () => {
    const owner = await makeAccount(app.payload, { roles: ['registrar'] })
    const [own, shared] = [await saved({}, owner), await saved({ isShared: true }, owner)]
    await releaseListsOf(app.payload, owner.id)
    expect((await get(`/${own}/saved`, owner)).status).toBe(404)
    expect((await read(shared)).owner).toBeNull()
  })
})

describe('an export', () => {
  it('is a file of the rows, without formulas', async () => {
    await setProfile(people.Lado?.id ?? '', { fullName: '=1+1' })
    const answer = await get(`/rows.csv?${query('people', [ofEmployer, is('region', 'greater_equatoria')])}`)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('Name,Email,Grade')
    expect(text).toContain(`"'=1+1"`)
    expect(text.trim().split('\r\n')).toHaveLength(4)
    const workbook = await get(`/rows.xlsx?${query('people', [ofEmployer])}`)
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml')
    expect((await workbook.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect((await get(`/rows.csv?${query('people', [])}`, member)).status).toBe(403)
  })
})
