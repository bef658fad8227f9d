import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CpdSummary } from '../../../../../domain/cpd/cpdRecord.schema'
import type { OwnMembership } from '../../../../../domain/membership/memberships/ownMembership.schema'
import type { OwnEvents } from '../../../../../domain/events/registrations/registrations.schema'
import { jubaYear } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const load = async <Body>(path: string, as: Account): Promise<Body> => {
  const response = await app.request('GET', path, { as })
  expect(response.status).toBe(200)
  return (await response.json()) as Body
}

describe('GET /api/memberships/mine', () => {
  it('returns none before an application, and the type in the profile', async () => {
    const account = await makeAccount(app.payload)
    expect(await load<OwnMembership>('/api/memberships/mine', account)).toEqual({
      fullName: 'Nyandeng Deng',
      registeredName: null,
      status: 'none',
      grade: null,
      number: null,
      startedAt: null,
      expiresAt: null,
      graceUntil: null,
      suspendedAt: null,
      termEndsAt: null,
      endedAt: null,
      ending: null,
      reason: null,
      paymentReportedAt: null,
      company: null,
      seats: 0,
    })
    await modelOf(app.payload, 'profiles').updateOne(
      { user: account.id },
      { $set: { membershipType: 'graduate' } },
    )
    expect(await load<OwnMembership>('/api/memberships/mine', account)).toMatchObject({
      status: 'none',
      grade: 'graduate',
    })
  })

  // proves: C087
  it.each([
    ['active', { expiresAt: inDays(30), graceUntil: inDays(60) }],
    ['active', { expiresAt: null, graceUntil: null }],
    ['grace', { expiresAt: inDays(-1), graceUntil: inDays(29) }],
    ['expired', { expiresAt: inDays(-31), graceUntil: inDays(-1) }],
    ['suspended', { expiresAt: inDays(30), suspendedAt: inDays(-1) }],
  ] as const)('returns %s derived from the dates', async (status, facts) => {
    const account = await makeAccount(app.payload)
    const { number } = await makeMembership(app.payload, account.id, facts)
    expect(await load<OwnMembership>('/api/memberships/mine', account)).toMatchObject({
      status,
      number,
      grade: 'professional',
      expiresAt: facts.expiresAt?.toISOString() ?? null,
    })
  })

  it('says only that a revoked membership has ended', async () => {
    const account = await makeAccount(app.payload)
    await makeMembership(app.payload, account.id, { withdrawnAt: inDays(-1) })
    expect(await load<OwnMembership>('/api/memberships/mine', account)).toMatchObject({
      status: 'none',
      number: null,
      expiresAt: null,
      grade: null,
      ending: 'withdrawn',
    })
  })
})

describe('GET /api/registrations/upcoming', () => {
  it('returns the person’s upcoming events, soonest first', async () => {
    const [account, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const make = async (days: number, as: Account) => {
      const event = await makeEvent(app.payload, { eventDate: inDays(1).toISOString() })
      expect((await app.request('POST', `/api/events/${event.id}/registration`, { as })).status).toBe(200)
      await modelOf(app.payload, 'events').updateOne({ _id: event.id }, { $set: { eventDate: inDays(days) } })
      return event.id
    }
    const ids = [
      await make(9, account),
      await make(-2, account),
      await make(3, account),
      await make(4, other),
    ]
    const slugs = await Promise.all(
      ids.map(
        async (id) =>
          (await app.payload.findByID({ collection: 'events', id, depth: 0, overrideAccess: true })).slug,
      ),
    ) // created by the test
    const { events } = await load<OwnEvents>('/api/registrations/upcoming', account)
    expect(events.map(({ slug }) => slug)).toEqual([slugs[2], slugs[0]])
    expect(events[0]).toMatchObject({ isCancelled: false, isDateToBeAnnounced: false })
  })
})

describe('GET /api/cpd-entries/summary', () => {
  // proves: C090
  it('returns the sum of this year’s hours, and the target that staff set', async () => {
    const account = await makeAccount(app.payload)
    const year = jubaYear(new Date())
    const record = async (date: string, hours: number) => {
      const response = await app.request('POST', '/api/cpd-entries', {
        as: account,
        body: { title: 'A course', kind: 'course', date, hours },
      })
      expect(response.status).toBe(201)
    }
    expect(await load<CpdSummary>('/api/cpd-entries/summary', account)).toEqual({
      year,
      hours: 0,
      targetHours: 40,
    })
    await record(`${year}-01-01`, 2.5)
    await record(`${year}-12-31`, 9.75)
    await record(`${year - 1}-12-31`, 50)
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { cpdTargetHours: 30 },
      overrideAccess: true, // set as by staff
    })
    expect(await load<CpdSummary>('/api/cpd-entries/summary', account)).toEqual({
      year,
      hours: 12.25,
      targetHours: 30,
    })
  })
})
