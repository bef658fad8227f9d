import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { startOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { makeSession } from '../../../../helpers/sessions'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const today = todayInJuba()
const ALL_DAY = { startsAt: `${today}T00:00`, endsAt: `${today}T23:59` }

/** An event of today with two buyers, of whom one has chosen its workshop, and an opening for everybody. */
const makeDay = async () => {
  const event = await makeEvent(app.payload, { eventDate: startOfToday(), endDate: inDays(1) })
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const workshop = await makeSession(app, event, staff, { ...ALL_DAY, title: 'Workshop', seats: 20 })
  const opening = await makeSession(app, event, staff, { ...ALL_DAY, title: 'Opening' })
  const [one, other] = [
    await buyTickets(app, event.id, type, ['Achol Deng']),
    await buyTickets(app, event.id, type, ['Peter Lado']),
  ]
  await app.request('POST', `/api/events/${event.id}/sessions/${workshop}/choice`, { as: one.buyer })
  const idOf = ({ view }: typeof one) => required(view.tickets[0]).id
  return { event: event.id, workshop, opening, one: idOf(one), other: idOf(other) }
}
const overviewOf = async (event: string): Promise<DoorOverview> =>
  jsonOf(await app.request('GET', `/api/events/${event}/door-passes`, { as: staff }))
const countsOf = async (event: string) => {
  const { expected, admitted, others, scopes } = await overviewOf(event)
  const counts = (each: Pick<DoorOverview, 'expected' | 'admitted' | 'others'>) => [
    each.admitted,
    each.expected,
    each.others,
  ]
  return {
    event: counts({ expected, admitted, others }),
    ...Object.fromEntries(scopes.map((each) => [each.name, counts(each)])),
  }
}

it('lets into a session with a limit who chose it, and into another one all who have a seat', async () => {
  const { event, workshop, opening, one, other } = await makeDay()
  const statesAt = async (scope?: string) => {
    const list = await (await openDoor(app, staff, event, 'Rose', scope)).readList()
    return [list.scope, Object.fromEntries(list.entries.map(({ id, state }) => [id, state]))]
  }
  expect(await statesAt(workshop)).toEqual(['Workshop', { [one]: 'valid', [other]: 'unchosen' }])
  expect(await statesAt(opening)).toEqual(['Opening', { [one]: 'valid', [other]: 'valid' }])
  expect(await statesAt()).toEqual([null, { [one]: 'valid', [other]: 'valid' }])
})

it('counts each door for its own session, and no ticket as a double for being let in at several', async () => {
  const { event, workshop, one, other } = await makeDay()
  const main = await openDoor(app, staff, event)
  const room = await openDoor(app, staff, event, 'Room 2', workshop)
  await main.readChanges({ scans: [scanOf(one, 60)] })
  const seen = await room.readChanges({ scans: [scanOf(one, 30), scanOf(other, 20)] })
  expect(seen.checkIns.map(({ scans }) => scans.map(({ door }) => door))).toEqual([['Room 2'], ['Room 2']])
  const elsewhere = await main.readChanges()
  expect(elsewhere.checkIns.map(({ entry, scans }) => [entry, scans.map(({ door }) => door)])).toEqual([
    [one, ['Main gate']],
  ])
  expect(await countsOf(event)).toEqual({ event: [1, 2, 0], Workshop: [1, 1, 1], Opening: [0, 2, 0] })
  const { passes, conflicts } = await overviewOf(event)
  expect(conflicts).toEqual([])
  expect(Object.fromEntries(passes.map(({ name, admitted }) => [name, admitted]))).toEqual({
    'Main gate': 1,
    'Room 2': 2,
  })
})

it('marks who was let into a session as there, until all is taken back', async () => {
  const { event, opening, one } = await makeDay()
  const room = await openDoor(app, staff, event, 'Hall', opening)
  const attended = () => modelOf(app.payload, 'attendances').countDocuments({ event })
  const [first, second] = [scanOf(one, 30), scanOf(one, 10)]
  await room.readChanges({ scans: [first, second] })
  expect(await attended()).toBe(1)
  expect((await overviewOf(event)).conflicts).toMatchObject([{ entry: one, isInvalid: false }])
  await room.readChanges({ undone: [first.key, second.key] })
  expect(await attended()).toBe(0)
  expect(await countsOf(event)).toMatchObject({ event: [0, 2, 0], Opening: [0, 2, 0] })
})

it('ends for a session that is removed, and is given for sessions of its own event alone', async () => {
  const { event, workshop } = await makeDay()
  const room = await openDoor(app, staff, event, 'Room 2', workshop)
  const removed = await app.request('DELETE', `/api/events/${event}/sessions/${workshop}?chosen=1`, {
    as: staff,
  })
  expect(removed.status).toBe(200)
  expect((await room.list()).status).toBe(401)
  expect((await room.sync()).status).toBe(401)
  expect((await overviewOf(event)).passes).toMatchObject([{ name: 'Room 2', scope: workshop }])
  const other = await makeDay()
  const refused = await app.request('POST', `/api/events/${event}/door-passes`, {
    as: staff,
    body: { name: 'Room 3', scope: other.workshop },
  })
  expect(refused.status).toBe(409)
})
