import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGroup } from '../../../../../domain/groups/groupsRepository'
import type { Report, ReportTable } from '../../../../../domain/office/reports/reportTables.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { enterGroup, makeGroup, makeGroupLead } from '../../../../helpers/groups'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let registrar: Account
let lead: Account
let top: ObjectId
let under: ObjectId
let beside: ObjectId
let outside: Account

const YEAR = new Date().getUTCFullYear()

const makeMember = async (group: ObjectId): Promise<Account> => {
  const person = await makeAccount(app.payload)
  const answer = await app.request('POST', `/api/memberships/${person.id}/events`, {
    as: admin,
    body: {
      kind: 'added',
      reason: 'As on paper',
      registeredName: 'Achol Test',
      grade: 'professional',
      date: `${YEAR - 1}-01-10`,
      expiresOn: `${YEAR + 1}-12-31`,
    },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  await enterGroup(app.payload, group, person.id)
  return person
}

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  admin = await makeAccount(payload, { roles: ['admin'] })
  registrar = await makeAccount(payload, { roles: ['registrar'] })
  top = await makeGroup(payload)
  under = await makeGroup(payload, top)
  beside = await makeGroup(payload)
  lead = await makeGroupLead(payload, top)
  await makeMember(top)
  await makeMember(under)
  outside = await makeMember(beside)
})
afterAll(() => app.stop())

const get = (path: string, as = lead): Promise<Response> => app.request('GET', `/api/${path}`, { as })
const read = async <Data>(path: string, as = lead): Promise<Data> => {
  const answer = await get(path, as)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Data
}
const tableOf = ({ tables }: Report, id: string): ReportTable => required(tables.find((one) => one.id === id))
/** The last row, by column. */
const latest = ({ columns, rows }: ReportTable): Record<string, number | null | undefined> =>
  Object.fromEntries(columns.map(({ id }, place) => [id, rows.at(-1)?.cells[place]?.value]))

const startMailing = async (as: Account): Promise<string> => {
  const answer = await app.request('POST', '/api/mailings', {
    as,
    body: {
      key: randomUUID(),
      subject: 'News of the group',
      kind: 'news',
      audience: { to: 'members' },
      blocks: [{ type: 'paragraph', text: 'Dear {{firstName}}.' }],
    },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await modelOf(app.payload, 'mailings').updateOne({ _id: id }, { $set: { startedAt: new Date() } })
  return id
}

describe('the reports of the lead of a group without a region', () => {
  it('count the members of the branch alone, by the groups in it', async () => {
    const report = await read<Report>('reports/members')
    expect(report.branch).toBe((await findGroup(app.payload, top))?.name)
    expect(latest(tableOf(report, 'grade'))).toMatchObject({ professional: 2 })
    const groups = tableOf(report, 'group')
    expect(groups.title).toBe('Members by group')
    expect(latest(groups)).toEqual({ [top.toHexString()]: 2, [under.toHexString()]: 1, none: 0 })
    expect(latest(tableOf(await read<Report>('reports/movement'), 'years'))).toMatchObject({ after: 2 })
    expect(latest(tableOf(await read<Report>('reports/members', registrar), 'grade'))).toMatchObject({
      professional: 3,
    })
  })

  it('hold the mailings to the branch, and are exported alike', async () => {
    const [own, theirs] = [await startMailing(lead), await startMailing(registrar)]
    const rows = tableOf(await read<Report>('reports/mail'), 'each').rows.map(({ id }) => id)
    expect(rows).toContain(own)
    expect(rows).not.toContain(theirs)
    const file = await get('reports/members/table.csv?table=grade')
    expect((await file.text()).trim().split('\r\n').at(-1)).toMatch(/,0,0,0,2,0,0,0$/)
  })

  it('are those on people and mail, on the page and for the board', async () => {
    for (const section of ['applications', 'events', 'income', 'cpd'])
      expect((await get(`reports/${section}`)).status).toBe(403)
    const board = await get('reports/board.pdf')
    expect(board.status).toBe(200)
    const text = await pdfText(Buffer.from(await board.arrayBuffer()))
    expect(text).toContain('Members by group')
    expect(text).not.toContain('From application to decision')
  })
})

describe('a list of those in a group', () => {
  it('holds the people of its branch, for staff of groups alone', async () => {
    const listed = (group: ObjectId) => `saved-lists/rows?subject=people&c=group.is.${group.toHexString()}`
    expect((await read<ListRowsPage>(listed(top), registrar)).totalDocs).toBe(2)
    const { docs } = await read<ListRowsPage>(listed(beside), registrar)
    expect(docs.map(({ person }) => person)).toEqual([outside.id])
    expect((await get(listed(beside))).status).toBe(403)
    expect((await get('saved-lists/records?of=groups')).status).toBe(403)
    expect((await get('saved-lists/records?of=groups', registrar)).status).toBe(200)
  })
})
