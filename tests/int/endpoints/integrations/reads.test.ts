import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { INTEGRATION_READS } from '../../../../domain/integrations'
import type {
  IntegrationEvent,
  IntegrationMembership,
  IntegrationPayment,
  IntegrationPerson,
} from '../../../../domain/integrations/integrations.schema'
import { confirmPayment, recordPayment, reversePayment } from '../../../../domain/money/payments'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { makeApiKey } from '../../../helpers/apiKeys'
import { makeEvent } from '../../../helpers/events'
import { jsonOf } from '../../../helpers/jsonOf'
import { makeMembership } from '../../../helpers/memberships'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let admin: Account
let key: string
const people: Account[] = []
const DAY_MS = 24 * 60 * 60_000

interface Page<Row> {
  data: Row[]
  nextCursor: string | null
  nextUpdatedAfter: string
}

const get = (path: string, withKey = key): Promise<Response> =>
  app.request('GET', `/api/v1/${path}`, { headers: { authorization: `Bearer ${withKey}` } })
const pageOf = async <Row>(path: string, withKey = key): Promise<Page<Row>> => {
  const answer = await get(path, withKey)
  expect(answer.status, path).toBe(200)
  return jsonOf<Page<Row>>(answer)
}

/** Every record of a list, page after page. */
const allOf = async <Row>(name: string, query = 'limit=2'): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page<Row> = await pageOf<Row>(`${name}?${query}${cursor && `&cursor=${cursor}`}`)
    rows.push(...page.data)
    cursor = page.nextCursor
  }
  return rows
}

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  admin = await makeAccount(payload, { roles: ['admin'] })
  for (const name of ['Achol', 'Deng', 'Keji', 'Lado', 'Nyandeng'])
    people.push(await makeAccount(payload, { fullName: `${name} Test` }))
  for (const { id } of people) {
    await makeMembership(payload, id)
    await recordPayment(payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'cash',
      amountMinor: 2500,
      currency: 'USD',
      paidAt: new Date(),
      user: id,
      payer: 'A private payer',
      note: 'A private note',
    })
  }
  for (let i = 0; i < 3; i++) await makeEvent(payload)
  const { key: made } = await makeApiKey(app, admin, {
    permissions: ['people:read', 'memberships:read', 'payments:read', 'events:read'],
    requestsPerMinute: 600,
  })
  key = made
})
afterAll(() => app.stop())

describe.each(INTEGRATION_READS)('the list of $name', ({ name, schema }) => {
  it('answers as its schema says, and nothing else', async () => {
    const answer: unknown = await (await get(name)).json()
    expect(z.safeParse(schema, answer)).toMatchObject({ success: true, data: answer })
    expect((answer as Page<unknown>).data.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(answer)).not.toMatch(/private|hash|password|\$/i)
  })

  it('is read page by page, each record once', async () => {
    const rows = await allOf<{ id: string; updatedAt: string }>(name)
    const whole = await pageOf<{ id: string }>(`${name}?limit=100`)
    expect(rows.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ updatedAt }) => updatedAt)
    expect(times).toEqual([...times].sort())
  })

  it('is read page by page where all records changed at the same moment', async () => {
    const collection = name === 'people' ? 'profiles' : (name as 'events')
    await modelOf(app.payload, collection).updateMany(
      {},
      { $set: { updatedAt: new Date('2026-01-02T03:04:05.678Z') } },
      { timestamps: false },
    )
    const rows = await allOf<{ id: string }>(name)
    const total = await modelOf(app.payload, collection).countDocuments({})
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows).toHaveLength(total)
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=x',
    'updatedAfter=yesterday',
    'where[id]=1',
    'depth=2',
  ])('refuses %s', async (query) => {
    expect((await get(`${name}?${query}`)).status).toBe(400)
  })
})

describe('what a program reads', () => {
  it('is what changed since the last time', async () => {
    const first = await pageOf<IntegrationPerson>('people')
    await modelOf(app.payload, 'profiles').collection.updateMany(
      {},
      { $set: { updatedAt: new Date(Date.now() - DAY_MS) } },
    )
    const since = `people?updatedAfter=${first.nextUpdatedAfter}`
    expect((await pageOf(since)).data).toEqual([])
    const changed = required(people[2])
    await modelOf(app.payload, 'profiles').updateOne({ user: changed.id }, { $set: { title: 'Engineer' } })
    const { data } = await pageOf<IntegrationPerson>(since)
    expect(data.map(({ id }) => id)).toEqual([changed.id])
  })

  it('is a payment again, once it is confirmed and once it is reversed', async () => {
    const { payload } = app
    const user = required(people[0]).id
    const { payment } = await recordPayment(payload, {
      key: randomUUID(),
      status: 'reported',
      method: 'bank',
      amountMinor: 500,
      currency: 'USD',
      paidAt: new Date(),
      user,
    })
    const id = payment._id.toHexString()
    const statusAfter = async (act: () => Promise<unknown>) => {
      await modelOf(payload, 'payments').collection.updateMany(
        {},
        { $set: { updatedAt: new Date(Date.now() - DAY_MS) } },
      )
      await act()
      const since = new Date(Date.now() - DAY_MS / 2).toISOString()
      return (await pageOf<IntegrationPayment>(`payments?updatedAfter=${since}`)).data
        .filter((each) => each.id === id)
        .map(({ status }) => status)
    }
    expect(await statusAfter(() => confirmPayment(payload, id))).toEqual(['confirmed'])
    expect(await statusAfter(() => reversePayment(payload, id, { reason: 'It went back' }))).toEqual([
      'reversed',
    ])
  })

  it('has contact details with their permission alone', async () => {
    const withContacts = await makeApiKey(app, admin, { permissions: ['people:read', 'contacts:read'] })
    const plain = await pageOf<IntegrationPerson>('people')
    expect(plain.data.some((person) => 'email' in person || 'phone' in person)).toBe(false)
    const { data } = await pageOf<IntegrationPerson>('people', withContacts.key)
    expect(data.map(({ email }) => email)).toContain(people[0]?.email)
  })

  it('says of a membership what it is now', async () => {
    const person = required(people[0])
    const stateAfter = async (facts: Record<string, unknown>): Promise<string | undefined> => {
      await modelOf(app.payload, 'memberships').updateOne({ user: person.id }, { $set: facts })
      const rows = await allOf<IntegrationMembership>('memberships')
      return rows.find((one) => one.person === person.id)?.status
    }
    const past = new Date(Date.now() - DAY_MS)
    expect(await stateAfter({})).toBe('active')
    expect(await stateAfter({ expiresAt: past })).toBe('grace')
    expect(await stateAfter({ graceUntil: past })).toBe('expired')
    expect(await stateAfter({ suspendedAt: past })).toBe('suspended')
    expect(await stateAfter({ withdrawnAt: past })).toBe('ended')
  })

  it('has no event that is a draft or in the trash', async () => {
    const draft = await makeEvent(app.payload, { _status: 'draft' })
    const trashed = await makeEvent(app.payload)
    await modelOf(app.payload, 'events').updateOne({ _id: trashed.id }, { $set: { deletedAt: new Date() } })
    const open = await makeEvent(app.payload, { isDateToBeAnnounced: true })
    const rows = await allOf<IntegrationEvent>('events')
    const ids = rows.map(({ id }) => id)
    expect(ids).not.toContain(draft.id)
    expect(ids).not.toContain(trashed.id)
    expect(rows.find(({ id }) => id === open.id)).toMatchObject({
      startsAt: null,
      path: `/events/${open.slug}`,
    })
  })
})
