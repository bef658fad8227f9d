import { todayInJuba } from '../../../../../platform/jubaTime'
import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionSlug } from 'payload'
import type { Region } from '../../../../../collections/access/roles'
import { insertOffice } from '../../../../../domain/groups/offices/officesRepository'
import { NO_END } from '../../../../../domain/groups/groupTexts.schema'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import type { ListCondition, ListField } from '../../../../../domain/office/savedLists/listFields.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { enterGroup, makeGroup, makeGroupLead } from '../../../../helpers/groups'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let registrar: Account
/** The employer of everybody here, and of nobody else. */
const employer = `Roads ${randomUUID()}`
const people: Record<string, Account> = {}

const insert = (collection: CollectionSlug, doc: Record<string, unknown>) =>
  modelOf(app.payload, collection).collection.insertOne({
    createdAt: new Date(),
    updatedAt: new Date(),
    ...doc,
  })

const makePerson = async (name: string, region?: Region): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName: `${name} Test` })
  await modelOf(app.payload, 'profiles').updateOne(
    { user: account.id },
    { $set: { organization: employer, ...(region && { region }) } },
  )
  return (people[name] = account)
}

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  for (const name of ['Achol', 'Bol', 'Chan']) await makePerson(name)
})
afterAll(() => app.stop())

const rows = (conditions: readonly ListCondition[], as: Account): Promise<Response> => {
  const ofEmployer: ListCondition = { field: 'employer', op: 'has', values: [employer] }
  const query = new URLSearchParams([
    ['subject', 'people'],
    ...[ofEmployer, ...conditions].map((one) => ['c', encodeCondition(one)]),
  ]).toString()
  return app.request('GET', `/api/saved-lists/rows?${query}`, { as })
}
const found = async (conditions: readonly ListCondition[], as = admin): Promise<ListRowsPage> => {
  const answer = await rows(conditions, as)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ListRowsPage
}
const names = async (conditions: readonly ListCondition[], as = admin) =>
  (await found(conditions, as)).docs.map(({ cells }) => cells.name?.replace(' Test', ''))
const is = (field: ListField, ...values: string[]): ListCondition => ({ field, op: 'is', values })
const not = (field: ListField, ...values: string[]): ListCondition => ({ field, op: 'not', values })
const idOf = (name: string): ObjectId => new ObjectId(people[name]?.id)

const giveOffice = (
  name: string,
  title: string,
  facts: { group?: ObjectId; from?: string; to?: string } = {},
) =>
  insertOffice(app.payload, {
    title,
    group: facts.group ?? null,
    post: null,
    user: idOf(name),
    name,
    startsOn: facts.from ?? '2026-01-01',
    endsOn: facts.to ?? NO_END,
  })

describe('offices held', () => {
  it('are those of today, by title and by group, each condition about the same office', async () => {
    const branch = await makeGroup(app.payload, undefined, 'chapter')
    const committee = await makeGroup(app.payload, branch, 'committee')
    await giveOffice('Achol', 'Chairperson', { group: committee })
    await giveOffice('Achol', 'Treasurer')
    await giveOffice('Bol', 'Treasurer', { group: committee, to: '2026-02-01' })
    await giveOffice('Bol', 'Treasurer', { from: '2999-01-01' })
    await giveOffice('Chan', 'Secretary', { to: todayInJuba() })
    const titled = (text: string): ListCondition => ({ field: 'officeTitle', op: 'has', values: [text] })
    const inBranch = is('officeIn', branch.toHexString())

    expect(await names([is('office', 'yes')])).toEqual(['Achol', 'Chan'])
    expect(await names([is('office', 'no')])).toEqual(['Bol'])
    expect(await names([titled('treasurer')])).toEqual(['Achol'])
    expect(await names([inBranch])).toEqual(['Achol'])
    expect(await names([titled('chair'), inBranch])).toEqual(['Achol'])
    expect(await names([titled('treasurer'), inBranch])).toEqual([])
    expect(await names([not('officeIn', committee.toHexString())])).toEqual(['Bol', 'Chan'])
    expect((await found([is('office', 'yes'), titled('Chair')], registrar)).text).toContain(
      'Holds an office; Office held contains “Chair”',
    )
  })

  it('are, for a lead, those of the own branch held by people whom the lead finds', async () => {
    const branch = await makeGroup(app.payload, undefined, 'chapter')
    const elsewhere = await makeGroup(app.payload, undefined, 'committee')
    const lead = await makeGroupLead(app.payload, branch)
    for (const name of ['Deng', 'Ezra', 'Fula']) await makePerson(name)
    for (const name of ['Deng', 'Ezra']) await enterGroup(app.payload, branch, String(people[name]?.id))
    await giveOffice('Deng', 'Secretary', { group: await makeGroup(app.payload, branch, 'committee') })
    await giveOffice('Ezra', 'Secretary', { group: elsewhere })
    await giveOffice('Fula', 'Secretary', { group: branch })

    expect(await names([is('office', 'yes')], lead)).toEqual(['Deng'])
    expect(await names([is('office', 'no')], lead)).toEqual(['Ezra'])
    expect(await names([{ field: 'officeTitle', op: 'has', values: ['secretary'] }], lead)).toEqual(['Deng'])
    expect((await rows([is('officeIn', elsewhere.toHexString())], lead)).status).toBe(403)
    expect((await rows([is('group', branch.toHexString())], lead)).status).toBe(403)
  })

  it('are, for the lead of a region without a chapter, none', async () => {
    const lead = await makeAccount(app.payload, {
      roles: ['chapter_lead'],
      chapterRegion: 'greater_bahr_el_ghazal',
    })
    await makePerson('Garang', 'greater_bahr_el_ghazal')
    await giveOffice('Garang', 'President')
    expect(await names([], lead)).toEqual(['Garang'])
    expect(await names([is('office', 'yes')], lead)).toEqual([])
    expect(await names([is('office', 'yes')])).toContain('Garang')
  })
})

describe('papers', () => {
  it('are found by status, day and publication', async () => {
    const title = `Culverts ${randomUUID()}`
    const submit = (name: string, facts: Record<string, unknown>) =>
      insert('submissions', { user: idOf(name), title, abstract: 'A', file: new ObjectId(), ...facts })
    await submit('Achol', { status: 'accepted' })
    await submit('Bol', { status: 'declined', createdAt: new Date('2020-03-01') })
    await submit('Chan', { status: 'accepted', title: `Other ${randomUUID()}` })
    const publication = await insert('publications', { title, _status: 'draft', slug: randomUUID() })

    expect(await names([is('paper', 'accepted')])).toEqual(['Achol', 'Chan'])
    expect(await names([is('paper', 'received', 'declined')])).toEqual(['Bol'])
    expect(await names([{ field: 'paperOn', op: 'in', values: ['thisYear'] }])).toEqual(['Achol', 'Chan'])
    expect(await names([is('published', 'yes')])).toEqual([])
    await modelOf(app.payload, 'publications').collection.updateOne(
      { _id: publication.insertedId },
      { $set: { _status: 'published' } },
    )
    expect(await names([is('published', 'yes')])).toEqual(['Achol'])
    expect(await names([is('published', 'no'), is('paper', 'accepted')])).toEqual(['Chan'])
  })

  it('are for those who see them on a person’s page', async () => {
    expect((await rows([is('paper', 'accepted')], registrar)).status).toBe(403)
    const lead = await makeGroupLead(app.payload, await makeGroup(app.payload))
    for (const condition of [is('paper', 'accepted'), is('published', 'yes')])
      expect((await rows([condition], lead)).status).toBe(403)
  })
})

describe('consents', () => {
  it('are found by purpose, given or withdrawn, and each by itself', async () => {
    const choose = (name: string, choice: string, isGiven: boolean) =>
      insert('consents', { user: idOf(name), choice, isGiven, way: 'staff', changedAt: new Date() })
    await choose('Achol', 'sms', true)
    await choose('Achol', 'news', false)
    await choose('Bol', 'sms', true)
    await choose('Chan', 'sms', false)
    await choose('Chan', 'news', true)

    expect(await names([is('consent', 'sms_given')], registrar)).toEqual(['Achol', 'Bol'])
    expect(await names([is('consent', 'sms_withdrawn', 'news_withdrawn')], registrar)).toEqual([
      'Achol',
      'Chan',
    ])
    expect(await names([is('consent', 'sms_given'), is('consent', 'news_withdrawn')])).toEqual(['Achol'])
    expect(await names([is('consent', 'sms_given'), not('consent', 'news_withdrawn')])).toEqual(['Bol'])
    expect((await found([is('consent', 'sms_given')], registrar)).text).toContain(
      'Consent is Text messages: given',
    )
  })

  it('are for staff who read everybody’s record', async () => {
    const lead = await makeGroupLead(app.payload, await makeGroup(app.payload))
    expect((await rows([is('consent', 'news_given')], lead)).status).toBe(403)
  })
})

describe('what passed between people and the office', () => {
  const lastYear = new Date(Date.now() - 400 * 24 * 60 * 60_000)
  const inThisYear = (field: ListField): ListCondition => ({ field, op: 'in', values: ['thisYear'] })
  /** Of the three whom each test has. */
  const namesOfThree = async (...asked: Parameters<typeof names>): Promise<unknown[]> =>
    (await names(...asked)).filter((name) => name !== undefined && ['Achol', 'Bol', 'Chan'].includes(name))
  const notInThisYear = (field: ListField): ListCondition => ({ field, op: 'notIn', values: ['thisYear'] })

  it('is found by sign-in, by the time of a note, and by the time of a mailing that went out', async () => {
    const signIn = (name: string, event: string, lastAt: Date) =>
      insert('security-log', {
        account: idOf(name),
        event,
        count: 1,
        firstAt: lastAt,
        lastAt,
        key: randomUUID(),
      })
    await signIn('Achol', 'sign-in.succeeded', new Date())
    await signIn('Bol', 'sign-in.succeeded', lastYear)
    await signIn('Chan', 'sign-in.failed', new Date())
    expect(await names([inThisYear('signedIn')])).toEqual(['Achol'])
    expect(await namesOfThree([notInThisYear('signedIn')])).toEqual(['Bol', 'Chan'])

    await insert('person-notes', { user: idOf('Bol'), text: 'Called.', key: randomUUID() })
    await insert('person-notes', {
      user: idOf('Chan'),
      text: 'Called.',
      key: randomUUID(),
      createdAt: lastYear,
    })
    expect(await names([inThisYear('noted')], registrar)).toEqual(['Bol'])

    const mailing = new ObjectId()
    const send = (name: string, state: string) =>
      insert('mailing-recipients', { mailing, user: idOf(name), state, queuedAt: new Date() })
    await send('Achol', 'sent')
    await send('Bol', 'failed')
    expect(await names([inThisYear('mailedOn')], registrar)).toEqual(['Achol'])
    expect(await namesOfThree([notInThisYear('mailedOn')], registrar)).toEqual(['Bol', 'Chan'])
  })

  it('is for staff who read it in the record of a person', async () => {
    expect((await rows([inThisYear('signedIn')], registrar)).status).toBe(403)
    const lead = await makeGroupLead(app.payload, await makeGroup(app.payload))
    for (const field of ['noted', 'mailedOn'] as const)
      expect((await rows([inThisYear(field)], lead)).status).toBe(403)
  })
})

describe('two conditions on groups', () => {
  it('find who is in both', async () => {
    const [one, other] = [await makeGroup(app.payload), await makeGroup(app.payload)]
    for (const name of ['Achol', 'Bol']) await enterGroup(app.payload, one, String(people[name]?.id))
    await enterGroup(app.payload, other, String(people.Bol?.id))
    const both = [is('group', one.toHexString()), is('group', other.toHexString())]
    expect(await names(both, registrar)).toEqual(['Bol'])
  })
})
