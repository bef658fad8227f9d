import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { readSeats } from '../../../../helpers/seats'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const CALLERS = 500
const SEATS = 100

let app: TestApp
let crowd: Account[]

beforeAll(async () => {
  app = await startTestPayload()
  crowd = await makeCrowd(app.payload, CALLERS)
})
afterAll(() => app.stop())

/** Registration without the guard: read, decide, write. It shows that the race exists. */
const registerNaively = async (payload: Payload, event: string, user: string): Promise<boolean> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const ledger = await ledgers.findOne({ event }).lean<{ taken: number; capacity: number }>()
  if (!ledger || ledger.taken >= ledger.capacity) return false
  await ledgers.updateOne({ event }, { $inc: { taken: 1 }, $push: { holders: user } })
  return true
}

const register = (event: string, as: Account): Promise<Response> =>
  app.request('POST', `/api/events/${event}/registration`, { as })
const cancel = (event: string, as: Account): Promise<Response> =>
  app.request('DELETE', `/api/events/${event}/registration`, { as })

/** Edits as staff do, each after the one before. Of two edits of the same version one would be refused. */
const oneByOne = async <Item>(
  items: Item[],
  edit: (item: Item) => Promise<Response>,
): Promise<Response[]> => {
  const answers: Response[] = []
  for (const item of items) answers.push(await edit(item))
  return answers
}

/** The number of answers with each status. */
const tally = (responses: Response[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe(`${CALLERS} people, ${SEATS} seats`, () => {
  // proves: C133
  it('assigns exactly the available seats', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const responses = await Promise.all(crowd.map((account) => register(event.id, account)))
    expect(tally(responses)).toEqual({ 200: SEATS, 409: CALLERS - SEATS })
    const seats = await readSeats(app.payload, event.id)
    expect(seats?.taken).toBe(SEATS)
    expect(new Set(seats?.holders).size).toBe(SEATS)
    expect(seats?.registered).toEqual([...(seats?.holders ?? [])].sort())
    const winners = crowd.filter((_, index) => responses[index]?.status === 200).map(({ id }) => id)
    expect(seats?.registered).toEqual(winners.sort())
  })

  it('oversells without the guard', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const outcomes = await Promise.all(crowd.map(({ id }) => registerNaively(app.payload, event.id, id)))
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(SEATS)
    expect((await readSeats(app.payload, event.id))?.taken).toBeGreaterThan(SEATS)
  })

  it('never assigns more seats than there are while people cancel and staff edit', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const early = crowd.slice(0, SEATS)
    await Promise.all(early.map((account) => register(event.id, account)))

    const halls = ['Hall A', 'Hall B', 'Hall C', 'Hall D', 'Hall E']
    const edits = oneByOne(halls, (location) =>
      app.request('PATCH', `/api/events/${event.id}`, {
        as: admin,
        body: { location, description: `Moved to ${location}` },
      }),
    )
    const moves = crowd.map((account, index) => {
      if (index >= SEATS) return register(event.id, account)
      return index % 2 === 0 ? cancel(event.id, account) : register(event.id, account)
    })
    const [edited, moved] = await Promise.all([edits, Promise.all(moves)])
    expect(tally(edited)).toEqual({ 200: halls.length })
    expect(moved.every(({ status }) => status === 200 || status === 409)).toBe(true)

    const seats = await readSeats(app.payload, event.id)
    expect(seats?.taken).toBeLessThanOrEqual(SEATS)
    expect(seats?.holders).toHaveLength(seats?.taken ?? -1)
    expect(new Set(seats?.holders).size).toBe(seats?.taken)
    expect(seats?.registered).toEqual([...(seats?.holders ?? [])].sort())
    const stayed = early.filter((_, index) => index % 2 === 1).map(({ id }) => id)
    expect(seats?.holders).toEqual(expect.arrayContaining(stayed))
    const acknowledged = crowd
      .filter((_, index) => index >= SEATS && moved[index]?.status === 200)
      .map(({ id }) => id)
    expect(seats?.holders).toEqual(expect.arrayContaining(acknowledged))
  })

  it('respects a capacity that staff change at the same time', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const registrations = crowd.map((account) => register(event.id, account))
    const lowered = app.request('PATCH', `/api/events/${event.id}`, {
      as: admin,
      body: { maxAttendees: SEATS / 2 },
    })
    await Promise.all(registrations)
    expect((await lowered).status).toBe(200)
    const seats = await readSeats(app.payload, event.id)
    expect(seats?.taken).toBeGreaterThanOrEqual(SEATS / 2)
    expect(seats?.taken).toBeLessThanOrEqual(SEATS)
    expect(seats?.holders).toHaveLength(seats?.taken ?? -1)
    expect(seats?.registered).toEqual([...(seats?.holders ?? [])].sort())
  })

  it('stays consistent while people register, cancel and register again, and staff change text and limit', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const limits = [SEATS, SEATS - 40, SEATS - 10, SEATS]
    const edits = oneByOne(limits, (maxAttendees) =>
      app.request('PATCH', `/api/events/${event.id}`, {
        as: admin,
        body: { maxAttendees, description: `For ${maxAttendees}` },
      }),
    )
    const moves = crowd.flatMap((account, index) => [
      register(event.id, account),
      ...(index % 4 === 0 ? [cancel(event.id, account), cancel(event.id, account)] : []),
    ])
    const [edited, moved] = await Promise.all([edits, Promise.all(moves)])
    expect(tally(edited)).toEqual({ 200: limits.length })
    expect(moved.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const seats = await readSeats(app.payload, event.id)
    expect(seats?.taken).toBeLessThanOrEqual(SEATS)
    expect(seats?.taken).toBeGreaterThan(0)
    expect(new Set(seats?.holders).size).toBe(seats?.taken)
    expect(seats?.registered).toEqual([...(seats?.holders ?? [])].sort())
  })

  it('mails everyone with a seat of an event that is cancelled at the same time', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const event = await makeEvent(app.payload)
    const early = crowd.slice(0, 20)
    await Promise.all(early.map((account) => register(event.id, account)))
    const late = crowd.slice(20, 120).map((account) => register(event.id, account))
    const cancelled = await app.request('POST', `/api/events/${event.id}/status`, {
      as: admin,
      body: { status: 'cancelled', updatedAt: event.updatedAt },
    })
    expect(cancelled.status).toBe(200)
    expect((await Promise.all(late)).every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await register(event.id, required(crowd[200]))).status).toBe(409)
    const seats = await readSeats(app.payload, event.id)
    expect(seats?.registered).toEqual([...(seats?.holders ?? [])].sort())
    const addresses = crowd.filter(({ id }) => seats?.holders.includes(id)).map(({ email }) => email)
    const told = await modelOf(app.payload, 'outbox').distinct('to', {
      template: 'eventCancelled',
      to: { $in: addresses },
    })
    expect(told).toHaveLength(seats?.taken ?? -1)
    expect(told.length).toBeGreaterThanOrEqual(early.length)
  })
})
