import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEAT } from '../../../../../domain/events/seat.constants'
import { followWaitingLists } from '../../../../../domain/events/waiting'
import type { SeatStanding, WaitingList } from '../../../../../domain/events/waiting/waiting.schema'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { readSeats } from '../../../../helpers/seats'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType } from '../../../../helpers/tickets'
import { readLineState } from '../../../../helpers/waiting'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const register = (event: Event, as: Account) =>
  app.request('POST', `/api/events/${event.id}/registration`, { as })
const giveBack = (event: Event, as: Account) =>
  app.request('DELETE', `/api/events/${event.id}/registration`, { as })
const join = (event: Event, as: Account) =>
  app.request('POST', `/api/events/${event.id}/waiting`, { as, body: { type: SEAT } })
const leave = (event: Event, as: Account) =>
  app.request('DELETE', `/api/events/${event.id}/waiting/${SEAT}`, { as })
const standing = async (event: Event, as: Account): Promise<SeatStanding> =>
  jsonOf<SeatStanding>(await app.request('GET', `/api/events/${event.id}/waiting/mine`, { as }))
const outcomeOf = async (answer: Response | Promise<Response>): Promise<string> =>
  (await jsonOf<{ outcome: string }>(await answer)).outcome
const templatesTo = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email)).map(({ template }) => template)
const makePeople = (count: number): Promise<Account[]> =>
  Promise.all(Array.from({ length: count }, () => makeAccount(app.payload)))

/** A full event of so many seats, with their holders. */
const makeFull = async (seats = 1): Promise<{ event: Event; holders: Account[] }> => {
  const [event, holders] = [await makeEvent(app.payload, { maxAttendees: seats }), await makePeople(seats)]
  for (const each of holders) expect((await register(event, each)).status).toBe(200)
  return { event, holders }
}

describe('the waiting list of a full event without tickets', () => {
  it('holds a seat that becomes free for the first, and nobody passes', async () => {
    const { event, holders } = await makeFull()
    const [first, second, passer] = (await makePeople(3)) as [Account, Account, Account]
    expect(await standing(event, first)).toMatchObject({ canWait: true, waitingCount: 0 })
    expect(await outcomeOf(join(event, first))).toBe('joined')
    expect(await outcomeOf(join(event, first))).toBe('already')
    await join(event, second)
    expect(await standing(event, second)).toMatchObject({
      waiting: { position: 2, count: 2 },
      canWait: false,
    })

    await giveBack(event, required(holders[0]))
    expect((await standing(event, first)).offer).not.toBeNull()
    expect(await templatesTo(first)).toContain('waitingListOffer')
    expect((await register(event, passer)).status).toBe(409)
    expect((await register(event, second)).status).toBe(409)
    expect(await outcomeOf(register(event, first))).toBe('registered')
    expect(await outcomeOf(register(event, first))).toBe('already_registered')
    const seats = await readSeats(app.payload, event.id)
    expect(seats).toMatchObject({ taken: 1, holders: [first.id], registered: [first.id] })
    const { offers, waiting } = await readLineState(app.payload, event.id)
    expect([offers.length, waiting.map(({ user }) => String(user))]).toEqual([0, [second.id]])
  })

  it('goes on when the seat is declined or not taken in time', async () => {
    const { event, holders } = await makeFull()
    const [first, second, third] = (await makePeople(3)) as [Account, Account, Account]
    for (const each of [first, second, third]) await join(event, each)
    await giveBack(event, required(holders[0]))
    await leave(event, first)
    expect(await standing(event, first)).toMatchObject({ waiting: null, offer: null })
    expect((await standing(event, second)).offer).not.toBeNull()
    await followWaitingLists(app.payload, undefined, new Date(Date.now() + 49 * 60 * 60_000))
    expect((await standing(event, second)).offer).toBeNull()
    expect((await mailsTo(app.payload, second.email)).at(-1)?.text).toContain('The seat that we held for you')
    expect((await readSeats(app.payload, event.id))?.taken).toBe(1)
    const { offers } = await readLineState(app.payload, event.id)
    expect(offers.map(({ user }) => String(user))).toEqual([third.id])
    const list = await jsonOf<WaitingList>(
      await app.request('GET', `/api/events/${event.id}/waiting`, { as: staff }),
    )
    expect(list.places).toMatchObject([{ person: { id: third.id }, typeName: 'Seat', position: null }])
  })

  it('offers the seats that staff add, and ends when tickets are sold', async () => {
    const { event } = await makeFull()
    const people = await makePeople(3)
    for (const each of people) await join(event, each)
    await app.payload.update({
      collection: 'events',
      id: event.id,
      data: { maxAttendees: 3 },
      overrideAccess: true, // as staff do
    })
    const offered = await Promise.all(
      people.map(async (each) => (await standing(event, each)).offer !== null),
    )
    expect(offered).toEqual([true, true, false])
    await makeTicketType(app.payload, staff, event.id)
    await followWaitingLists(app.payload)
    const { waiting, offers, taken } = await readLineState(app.payload, event.id)
    expect([waiting.length, offers.length, taken]).toEqual([0, 0, 1])
    expect(await templatesTo(required(people[2]))).toContain('waitingListEnded')
    expect((await join(event, await makeAccount(app.payload))).status).toBe(409)
  })

  it('is not for an event with free seats, nor for who has a seat', async () => {
    const { event, holders } = await makeFull()
    expect(await outcomeOf(join(event, required(holders[0])))).toBe('already')
    expect(await readLineState(app.payload, event.id)).toMatchObject({ waiting: [] })
    const person = await makeAccount(app.payload)
    expect((await join(await makeEvent(app.payload, { maxAttendees: 2 }), person)).status).toBe(409)
    expect((await join(await makeEvent(app.payload), person)).status).toBe(409)
    expect((await join({ ...event, id: 'f'.repeat(24) }, person)).status).toBe(404)
  })

  it('never sells a seat twice, and leaves none free beside who waits, whatever happens at once', async () => {
    const { event, holders } = await makeFull(10)
    const people = await makePeople(30)
    await Promise.all(people.map((each) => join(event, each)))
    const passers = await makePeople(10)
    await Promise.all([
      ...holders.map((each) => giveBack(event, each)),
      ...passers.map((each) => register(event, each)),
      ...people.map((each) => register(event, each)),
      ...people.slice(0, 5).map((each) => leave(event, each)),
    ])
    await followWaitingLists(app.payload)
    await Promise.all([...people, ...passers].map((each) => register(event, each)))
    await followWaitingLists(app.payload)
    const { taken, waiting, offers } = await readLineState(app.payload, event.id)
    const seats = required(await readSeats(app.payload, event.id))
    expect(taken).toBe(seats.holders.length + offers.length)
    expect(taken).toBeLessThanOrEqual(10)
    expect(new Set(seats.holders).size).toBe(seats.holders.length)
    expect([...seats.holders].sort()).toEqual(seats.registered)
    if (waiting.length > 0) expect(taken).toBe(10)
  })
})
