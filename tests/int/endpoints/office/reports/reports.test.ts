import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionSlug } from 'payload'
import type { Region, Role } from '../../../../../collections/access/roles'
import {
  REPORT_SECTIONS,
  type Report,
  type ReportSection,
  type ReportTable,
} from '../../../../../domain/office/reports/reportTables.schema'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import { LIST_SUBJECTS, forbiddenFields } from '../../../../../domain/office/savedLists/listFields.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import { jubaYear, todayInJuba } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { keysOf } from '../../../../../platform/records.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { enterGroup, makeGroup } from '../../../../helpers/groups'
import { jsonOf } from '../../../../helpers/jsonOf'
import { pdfText } from '../../../../helpers/pdfText'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let chapter: ObjectId
const staff: Partial<Record<Role, Account>> = {}
const NOW = new Date()
const YEAR = jubaYear(NOW)
const MONTH = todayInJuba(NOW).slice(0, 'YYYY-MM'.length)
const HOUR_MS = 60 * 60_000
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000)

const insert = (collection: CollectionSlug, doc: Record<string, unknown>) =>
  modelOf(app.payload, collection).collection.insertOne({
    createdAt: minutesAgo(1),
    updatedAt: minutesAgo(1),
    ...doc,
  })

const act = async (person: Account, body: object): Promise<void> => {
  const answer = await app.request('POST', `/api/memberships/${person.id}/events`, {
    as: admin,
    body: { reason: 'As on paper', ...body },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
}

/** A membership of the past, as staff enter it from paper. */
const makeMember = async (
  region: Region,
  { grade, date, expiresOn }: { grade: string; date: string; expiresOn: string },
): Promise<Account> => {
  const person = await makeAccount(app.payload)
  await modelOf(app.payload, 'profiles').updateOne(
    { user: person.id },
    { $set: { region, birthDate: '1990-01-15' } },
  )
  await act(person, { kind: 'added', registeredName: 'Achol Test', grade, date, expiresOn })
  return person
}

const END = `${YEAR + 1}-12-31`

const makeMembers = async (): Promise<void> => {
  const achol = await makeMember('greater_equatoria', {
    grade: 'professional',
    date: `${YEAR - 2}-03-10`,
    expiresOn: END,
  })
  chapter = await makeGroup(app.payload, undefined, 'chapter')
  await enterGroup(app.payload, await makeGroup(app.payload, chapter), achol.id)
  const deng = await makeMember('greater_equatoria', {
    grade: 'fellow',
    date: `${YEAR - 2}-06-10`,
    expiresOn: END,
  })
  await act(deng, { kind: 'resigned', date: `${YEAR - 1}-02-15` })
  await makeMember('greater_upper_nile', { grade: 'student', date: `${YEAR - 1}-05-05`, expiresOn: END })
  await makeMember('greater_upper_nile', {
    grade: 'associate',
    date: `${YEAR - 2}-01-10`,
    expiresOn: `${YEAR - 1}-01-09`,
  })
  await insert('applications', {
    user: new ObjectId(achol.id),
    status: 'rejected',
    gender: 'female',
    region: 'greater_equatoria',
    createdAt: new Date(NOW.getTime() - 96 * HOUR_MS - 60_000),
    reviewedAt: minutesAgo(1),
  })
}

const makeOthers = async (): Promise<void> => {
  const applicant = await makeAccount(app.payload)
  await insert('applications', {
    user: new ObjectId(applicant.id),
    status: 'approved',
    region: 'greater_upper_nile',
    createdAt: new Date(NOW.getTime() - 240 * HOUR_MS - 60_000),
    reviewedAt: minutesAgo(1),
  })
  const event = await makeEvent(app.payload, {
    eventDate: minutesAgo(5).toISOString(),
    region: 'greater_equatoria',
  })
  for (const region of ['greater_equatoria', 'greater_upper_nile'] as const) {
    const { id } = await makeAccount(app.payload)
    await modelOf(app.payload, 'profiles').updateOne({ user: id }, { $set: { region } })
    await insert('registrations', { event: new ObjectId(event.id), user: new ObjectId(id) })
    await insert('cpd-entries', {
      user: new ObjectId(id),
      title: 'Course',
      kind: 'course',
      date: new Date(todayInJuba(NOW)),
      hours: region === 'greater_equatoria' ? 500 : 2.5,
    })
  }
  await insert('ledger-entries', {
    key: randomUUID(),
    day: `${MONTH}-01`,
    purpose: 'payment',
    postedAt: NOW,
    lines: [
      { account: 'bank', currency: 'USD', amountMinor: 7_500 },
      { account: 'dues', currency: 'USD', amountMinor: -7_500 },
    ],
  })
  await insert('ledger-entries', {
    key: randomUUID(),
    day: `${MONTH}-01`,
    purpose: 'transfer',
    postedAt: NOW,
    lines: [
      { account: 'charges', currency: 'USD', amountMinor: 2_000 },
      { account: 'bank', currency: 'USD', amountMinor: -2_000 },
    ],
  })
  await insert('payments', {
    key: randomUUID(),
    method: 'bank',
    status: 'confirmed',
    amountMinor: 7_500,
    currency: 'USD',
    paidAt: minutesAgo(2),
    receiptNumber: randomUUID().slice(0, 12),
    openFor: randomUUID(),
  })
  const mailing = new ObjectId()
  await insert('mailings', {
    _id: mailing,
    subject: 'News of the region',
    kind: 'news',
    status: 'sent',
    scopeRegion: 'greater_equatoria',
    startedAt: minutesAgo(3),
    key: randomUUID(),
  })
  for (const fields of [{}, { bounce: 'permanent' }, { unsubscribedAt: NOW }])
    await insert('mailing-recipients', { mailing, user: new ObjectId(), state: 'sent', ...fields })
}

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  for (const role of ['registrar', 'treasurer', 'auditor', 'event_manager', 'editor'] as const)
    staff[role] = await makeAccount(app.payload, { roles: [role] })
  staff.chapter_lead = await makeAccount(app.payload, {
    roles: ['chapter_lead'],
    chapterRegion: 'greater_equatoria',
  })
  staff.member = await makeAccount(app.payload)
  await makeMembers()
  await makeOthers()
})
afterAll(() => app.stop())

const get = (path: string, as: Account | undefined = admin): Promise<Response> =>
  app.request('GET', `/api/reports${path}`, { as })
const reportOf = async (section: ReportSection, search = '', as = admin): Promise<Report> =>
  jsonOf(await get(`/${section}${search}`, as))

const tableOf = ({ tables }: Report, id: string): ReportTable => {
  const table = tables.find((one) => one.id === id)
  if (!table) throw new Error(`There is no table ${id}`)
  return table
}
/** The figures of a row, by column, without those that are nothing. */
const figuresOf = ({ columns, rows }: ReportTable, id: string): Record<string, number> => {
  const cells = rows.find((row) => row.id === id)?.cells ?? []
  return Object.fromEntries(
    columns.flatMap((column, place) => {
      const value = cells[place]?.value
      return value ? [[column.id, value]] : []
    }),
  )
}

describe('the report on members', () => {
  it('counts them at the end of each month as the facts say', async () => {
    const report = await reportOf('members', `?from=${YEAR - 2}-01&to=${MONTH}`)
    const grades = tableOf(report, 'grade')
    expect(figuresOf(grades, `${YEAR - 2}-01`)).toEqual({ associate: 1 })
    expect(figuresOf(grades, `${YEAR - 2}-05`)).toEqual({ associate: 1, professional: 1 })
    expect(figuresOf(grades, `${YEAR - 2}-06`)).toEqual({ associate: 1, professional: 1, fellow: 1 })
    expect(figuresOf(grades, MONTH)).toEqual({ professional: 1, student: 1 })
    expect(figuresOf(tableOf(report, 'status'), MONTH)).toEqual({ active: 2, expired: 1 })
    expect(figuresOf(tableOf(report, 'region'), MONTH)).toEqual({
      greater_equatoria: 1,
      greater_upper_nile: 1,
    })
    expect(figuresOf(tableOf(report, 'gender'), MONTH)).toEqual({ female: 1, unknown: 1 })
    const groups = tableOf(report, 'group')
    expect(groups.title).toBe('Members by chapter')
    expect(figuresOf(groups, MONTH)).toEqual({ [chapter.toHexString()]: 1, none: 1 })
    expect(figuresOf(groups, `${YEAR - 1}-12`)).toEqual({ none: 2 })
    const ages = tableOf(report, 'age')
    expect(Object.values(figuresOf(ages, MONTH))).toEqual([2])
  })

  it('tells a lead of the own region alone', async () => {
    const report = await reportOf('members', '', staff.chapter_lead)
    expect(report.branch).toBe('Greater Equatoria')
    expect(figuresOf(tableOf(report, 'grade'), MONTH)).toEqual({ professional: 1 })
    expect(figuresOf(tableOf(report, 'region'), MONTH)).toEqual({ greater_equatoria: 1 })
  })

  it('tells of each year who joined, left and stayed', async () => {
    const years = tableOf(await reportOf('movement', `?from=${YEAR - 2}-01`), 'years')
    expect(figuresOf(years, String(YEAR - 2))).toEqual({ joined: 3, after: 3 })
    expect(figuresOf(years, String(YEAR - 1))).toEqual({
      before: 3,
      joined: 1,
      left: 2,
      retained: 1,
      after: 2,
      rate: 33.3,
    })
    expect(figuresOf(years, String(YEAR))).toEqual({ before: 2, retained: 2, after: 2, rate: 100 })
  })
})

describe('the other reports', () => {
  it('count applications and how long their decisions took', async () => {
    const report = await reportOf('applications')
    expect(figuresOf(tableOf(report, 'decisions'), MONTH)).toMatchObject({ approved: 1, rejected: 1 })
    expect(figuresOf(tableOf(report, 'duration'), MONTH)).toEqual({ median: 4, most: 10, decided: 2 })
    const ofLead = await reportOf('applications', '', staff.chapter_lead)
    expect(figuresOf(tableOf(ofLead, 'duration'), MONTH)).toEqual({ median: 4, most: 4, decided: 1 })
  })

  it('count events with their registrations', async () => {
    const report = await reportOf('events', '', staff.event_manager)
    const [row] = tableOf(report, 'each').rows
    expect(figuresOf(tableOf(report, 'months'), row ? MONTH : '')).toEqual({ events: 1, registrations: 2 })
    expect(row?.record?.kind).toBe('event')
  })

  it('sum income and expenses by the ledger, and the payments that came', async () => {
    const report = await reportOf('income', '', staff.treasurer)
    expect(figuresOf(tableOf(report, 'monthsUSD'), MONTH)).toEqual({
      income: 7_500,
      expenses: 2_000,
      result: 5_500,
      paid: 7_500,
      payments: 1,
    })
    expect(figuresOf(tableOf(report, 'accounts'), 'dues')).toEqual({ USD: 7_500 })
    expect(figuresOf(tableOf(report, 'expenses'), 'charges')).toEqual({ USD: 2_000 })
    expect(figuresOf(tableOf(report, 'chapterResults'), 'none')).toEqual({ USD: 5_500 })
    expect(figuresOf(tableOf(report, 'funds'), 'none')).toEqual({ USD: 5_500 })
    expect(figuresOf(tableOf(report, 'monthsSSP'), MONTH)).toEqual({})
  })

  it('sum CPD by year and kind', async () => {
    const report = await reportOf('cpd', '', staff.registrar)
    expect(figuresOf(tableOf(report, 'years'), String(YEAR))).toEqual({ people: 2, reached: 1, hours: 502.5 })
    expect(figuresOf(tableOf(report, 'kinds'), 'course')).toEqual({ [YEAR]: 502.5 })
  })

  it('count what became of mailings', async () => {
    const figures = { sent: 3, delivered: 2, bounced: 1, unsubscribed: 1 }
    for (const reader of [staff.registrar, staff.chapter_lead])
      expect(figuresOf(tableOf(await reportOf('mail', '', reader), 'months'), MONTH)).toEqual(figures)
  })
})

describe('a figure', () => {
  /** Who is asked: for an administrator each condition of a list may be used. */
  const countOf = async ({
    subject,
    conditions,
  }: NonNullable<ReportTable['rows'][number]['cells'][number]['list']>) => {
    const search = new URLSearchParams([
      ['subject', subject],
      ...conditions.map((one) => ['c', encodeCondition(one)]),
    ])
    const answer = await app.request('GET', `/api/saved-lists/rows?${search.toString()}`, { as: admin })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return ((await answer.json()) as ListRowsPage).totalDocs
  }

  it('is the number of the rows of its list, in every report', async () => {
    let compared = 0
    const actor = { id: admin.id, roles: ['admin'] as Role[] }
    for (const section of keysOf(REPORT_SECTIONS))
      for (const table of (await reportOf(section, `?from=${MONTH}&to=${MONTH}`)).tables)
        for (const { label, cells } of table.rows)
          for (const [place, { value, list }] of cells.entries()) {
            if (!list) continue
            expect(LIST_SUBJECTS[list.subject].isFor(actor)).toBe(true)
            expect(forbiddenFields(list, actor)).toEqual([])
            const name = `${section} ${table.id} ${label} ${table.columns[place]?.id ?? ''}`
            expect(`${name}: ${await countOf(list)}`).toBe(`${name}: ${value ?? ''}`)
            compared += 1
          }
    expect(compared).toBeGreaterThan(30)
  })
})

describe('reports', () => {
  const READERS: Record<ReportSection, Role[]> = {
    members: ['registrar', 'treasurer', 'auditor', 'chapter_lead'],
    movement: ['registrar', 'treasurer', 'auditor', 'chapter_lead'],
    applications: ['registrar', 'auditor', 'chapter_lead'],
    events: ['auditor', 'event_manager', 'chapter_lead'],
    income: ['treasurer', 'auditor'],
    cpd: ['registrar', 'auditor'],
    mail: ['registrar', 'treasurer', 'auditor', 'chapter_lead'],
  }

  it.each(keysOf(READERS))('on %s are read by those with the right alone', async (section) => {
    const readers: string[] = []
    for (const [role, account] of Object.entries(staff))
      if ((await get(`/${section}`, account)).status === 200) readers.push(role)
    expect(readers.toSorted()).toEqual(READERS[section].toSorted())
    expect((await app.request('GET', `/api/reports/${section}`)).status).toBe(401)
  })

  it('refuse a period that is none, and what is no report', async () => {
    expect((await get('/members?from=2026-05&to=2026-01')).status).toBe(400)
    expect((await get('/members?from=yesterday')).status).toBe(400)
    expect((await get('/weather')).status).toBe(404)
    expect((await get('/members/table.csv?table=weather')).status).toBe(404)
  })

  it('are exported as tables', async () => {
    const answer = await get('/income/table.csv?table=monthsUSD', staff.treasurer)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('Month,Income,Expenses,Result,Payments received,Number of payments')
    expect(text).toContain(',75,20,55,75,1')
    expect((await get('/income/table.csv?table=monthsUSD', staff.registrar)).status).toBe(403)
  })

  it('are drawn for the board, each reader those with the right', async () => {
    const answer = await get('/board.pdf', staff.registrar)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = await pdfText(Buffer.from(await answer.arrayBuffer()))
    expect(text).toContain('Members by grade')
    expect(text).toContain('Joined, left and retained')
    expect(text).not.toContain('Income by account')
    const ofTreasurer = await get('/board.pdf', staff.treasurer)
    expect(await pdfText(Buffer.from(await ofTreasurer.arrayBuffer()))).toContain('Income by account')
    expect((await get('/board.pdf', staff.editor)).status).toBe(403)
  })
})
