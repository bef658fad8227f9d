import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndingGroup, EndingKind } from '../../../../../domain/membership/endingSoon/endingSoon.schema'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import { insertOffice } from '../../../../../domain/groups/offices/officesRepository'
import { modelOf } from '../../../../../platform/database'
import { toJubaTime } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { enterGroup, makeGroup, makeGroupLead } from '../../../../helpers/groups'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 86_400_000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)
const dayIn = (days: number): string => toJubaTime(inDays(days)).slice(0, 10)

let app: TestApp
let admin: Account
let registrar: Account
let lead: Account
let editor: Account
let own: ObjectId
let other: ObjectId

const office = (group: ObjectId | null, title: string, days: number) =>
  insertOffice(app.payload, {
    title,
    group,
    name: 'Achol Deng',
    startsOn: '2020-01-01',
    endsOn: dayIn(days),
  })

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  admin = await makeAccount(payload, { roles: ['admin'] })
  registrar = await makeAccount(payload, { roles: ['registrar'] })
  editor = await makeAccount(payload, { roles: ['editor'], fullName: 'Zuor Editor' })
  own = await makeGroup(payload)
  other = await makeGroup(payload)
  lead = await makeGroupLead(payload, own)
  for (const [days, group] of [
    [10, own],
    [20, other],
    [90, own],
    [-1, own],
  ] as const) {
    const { id } = await makeAccount(payload)
    await makeMembership(payload, id, { expiresAt: inDays(days), graceUntil: inDays(days + 30) })
    await enterGroup(payload, group, id)
  }
  await office(own, 'Secretary', 50)
  await office(own, 'Chair', 5)
  await office(other, 'Treasurer', 20)
  await office(null, 'President', 40)
  await office(own, 'Over', -3)
  await office(own, 'Later', 100)
  await modelOf(payload, 'roles').updateOne(
    { user: editor.id, role: 'editor' },
    { $set: { endsOn: dayIn(3) } },
  )
  for (const [days, revokedAt] of [
    [7, undefined],
    [7, new Date()],
    [200, undefined],
  ] as const)
    await modelOf(payload, 'api-keys').create({
      name: `Accounting ${days}`,
      permissions: ['people:read'],
      requestsPerMinute: 60,
      expiresAt: inDays(days),
      start: 'ace_abcde',
      tokenHash: randomUUID(),
      ...(revokedAt && { revokedAt }),
    })
})
afterAll(() => app.stop())

const read = async (as: Account): Promise<Partial<Record<EndingKind, EndingGroup>>> => {
  const answer = await app.request('GET', '/api/ending-soon', { as })
  expect(answer.status).toBe(200)
  return Object.fromEntries(((await answer.json()) as EndingGroup[]).map((group) => [group.kind, group]))
}
const titlesOf = (group: EndingGroup | undefined) =>
  group?.soonest.map(({ title, endsOn }) => [title, endsOn])

describe('what ends soon', () => {
  it('is told to administrators: memberships, offices, roles and keys, those that end first', async () => {
    const { memberships, offices, roles, keys } = await read(admin)
    expect(memberships).toMatchObject({ total: 2, soonest: [] })
    expect(offices?.total).toBe(4)
    expect(titlesOf(offices)).toEqual([
      ['Achol Deng, Chair', dayIn(5)],
      ['Achol Deng, Treasurer', dayIn(20)],
      ['Achol Deng, President', dayIn(40)],
      ['Achol Deng, Secretary', dayIn(50)],
    ])
    expect(titlesOf(roles)).toEqual([['Zuor Editor, Editor', dayIn(3)]])
    expect(keys).toMatchObject({ total: 1, soonest: [{ title: 'Accounting 7', endsOn: dayIn(7) }] })
  })

  it('counts memberships as the list behind the number does', async () => {
    const { memberships } = await read(registrar)
    const query = new URLSearchParams([
      ['subject', 'people'],
      ...(memberships?.list?.conditions ?? []).map((one) => ['c', encodeCondition(one)]),
    ]).toString()
    const rows = await app.request('GET', `/api/saved-lists/rows?${query}`, { as: registrar })
    expect(((await rows.json()) as ListRowsPage).totalDocs).toBe(memberships?.total)
    expect(memberships?.total).toBe(2)
  })

  it('is within the rights of who asks, and of a lead the own branch', async () => {
    expect(Object.keys(await read(registrar)).toSorted()).toEqual(['memberships', 'offices'])
    expect(await read(editor)).toEqual({})
    const { memberships, offices, ...rest } = await read(lead)
    expect(rest).toEqual({})
    expect(memberships?.total).toBe(1)
    expect(titlesOf(offices)).toEqual([
      ['Achol Deng, Chair', dayIn(5)],
      ['Achol Deng, Secretary', dayIn(50)],
    ])
    expect(
      (await app.request('GET', '/api/ending-soon', { as: await makeAccount(app.payload) })).status,
    ).toBe(403)
    expect((await app.request('GET', '/api/ending-soon')).status).toBe(401)
  })
})
