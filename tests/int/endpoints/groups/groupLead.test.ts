import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMailings } from '../../../../domain/messaging/mailings'
import type {
  MailingChoices,
  MailingDetail,
} from '../../../../domain/messaging/mailings/mailingDetail.schema'
import type { AudienceCount, MailingList } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import type { ListRowsPage } from '../../../../domain/office/savedLists/listRows.schema'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { enterGroup, makeGroup, makeGroupLead } from '../../../helpers/groups'
import { mailsTo } from '../../../helpers/mails'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let top: ObjectId
let beside: ObjectId
let lead: Account
let registrar: Account
let inside: Account
let below: Account
let outside: Account

const makeMember = async (fullName: string): Promise<Account> => {
  const person = await makeAccount(app.payload, { fullName })
  await makeMembership(app.payload, person.id)
  return person
}

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  top = await makeGroup(payload)
  const under = await makeGroup(payload, top)
  beside = await makeGroup(payload)
  lead = await makeGroupLead(payload, top)
  registrar = await makeAccount(payload, { roles: ['registrar'] })
  inside = await makeMember('Abuk Inside')
  below = await makeMember('Bol Below')
  outside = await makeMember('Chol Outside')
  await enterGroup(payload, top, inside.id)
  await enterGroup(payload, under, below.id)
  await enterGroup(payload, beside, outside.id)
})
afterAll(() => app.stop())

const read = async <Data>(path: string, as = lead): Promise<Data> => {
  const answer = await app.request('GET', `/api/${path}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Data
}
const write = async (audience: object, as = lead): Promise<string> => {
  const body = {
    key: randomUUID(),
    subject: 'News of the group',
    kind: 'news',
    audience,
    blocks: [{ type: 'paragraph', text: 'Dear {{firstName}}.' }],
  }
  const answer = await app.request('POST', '/api/mailings', { as, body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

describe('the lead of a group without a region', () => {
  it('lists the people of the branch alone, in rows, counts and files', async () => {
    const { docs, totalDocs } = await read<ListRowsPage>('saved-lists/rows?subject=people')
    expect(docs.map(({ cells }) => cells.name)).toEqual(['Abuk Inside', 'Bol Below'])
    expect(totalDocs).toBe(2)
    const file = await app.request('GET', '/api/saved-lists/rows.csv?subject=people', { as: lead })
    expect(await file.text()).not.toContain('Chol')
    const refused = await app.request('GET', '/api/saved-lists/rows?subject=memberships', { as: lead })
    expect(refused.status).toBe(403)
  })

  it.each([
    ['every member', () => ({ to: 'members' }), 2],
    ['a grade', () => ({ to: 'grade', grade: 'professional' }), 2],
    ['the own group', () => ({ to: 'group', group: top.toHexString() }), 2],
    ['another group', () => ({ to: 'group', group: beside.toHexString() }), 0],
    ['typed addresses', () => ({ to: 'typed', emails: [inside.email, outside.email] }), 1],
  ])('reaches the branch alone with a mailing to %s', async (_, audience, recipients) => {
    const id = await write(audience())
    const count = await read<AudienceCount>(`mailings/${id}/count`)
    expect(count.recipients).toBe(recipients)
  })

  it('sends to the branch, and may choose the groups of the branch alone', async () => {
    const { groups, part } = await read<MailingChoices>('mailings/choices')
    expect(groups).toHaveLength(2)
    expect(part).toEqual({ group: top.toHexString() })
    const id = await write({ to: 'members' })
    const { updatedAt } = await read<MailingDetail>(`mailings/${id}/detail`)
    const path = `/api/mailings/${id}/send`
    expect((await app.request('POST', path, { as: lead, body: { updatedAt } })).status).toBe(200)
    await sendMailings(app.payload)
    expect(await mailsTo(app.payload, below.email)).toHaveLength(1)
    expect(await mailsTo(app.payload, outside.email)).toEqual([])
  })

  it('sees neither the mailings of others nor lets another lead see the own ones', async () => {
    const own = await write({ to: 'members' })
    const foreign = await write({ to: 'members' }, registrar)
    const { docs } = await read<MailingList>('mailings')
    expect(docs.map(({ id }) => id)).toContain(own)
    expect(docs.map(({ id }) => id)).not.toContain(foreign)
    const other = await makeGroupLead(app.payload, beside)
    expect((await read<MailingList>('mailings', other)).totalDocs).toBe(0)
    expect((await app.request('GET', `/api/mailings/${own}/detail`, { as: other })).status).toBe(404)
  })

  it('is told by the session which group is led', async () => {
    const { user } = await read<{ user: object }>('users/me')
    expect(user).toMatchObject({ chapterRegion: null, ledGroup: top.toHexString() })
  })
})
