import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import type { DoorOverview, DoorPassGiven } from '../../../../../domain/events/door/door.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { startOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

/** An event of today with a ticket to it, which is its buyer's own, and two to a dinner beside it. */
const makeEvening = async () => {
  const { id: event } = await makeEvent(app.payload, { eventDate: startOfToday(), endDate: inDays(1) })
  const standard = await makeTicketType(app.payload, staff, event, FREE)
  const dinner = await makeTicketType(app.payload, staff, event, { ...FREE, name: 'Dinner', isExtra: true })
  const { buyer, view } = await buyTickets(app, event, standard, ['Achol Deng'])
  const extra = await buyTickets(app, event, dinner, ['Achol Deng', 'Peter Lado'], { hasOwn: false, buyer })
  return {
    event,
    standard,
    dinner,
    seat: required(view.tickets[0]).id,
    dinners: extra.view.tickets.map(({ id }) => id),
  }
}
const overviewOf = async (event: string): Promise<DoorOverview> =>
  jsonOf(await app.request('GET', `/api/events/${event}/door-passes`, { as: staff }))
const give = (event: string, scope: string) =>
  app.request('POST', `/api/events/${event}/door-passes`, { as: staff, body: { name: 'Rose, hall', scope } })

it('lets in the tickets of a dinner alone, and the other doors all but those', async () => {
  const { event, dinner, seat, dinners } = await makeEvening()
  const main = await openDoor(app, staff, event)
  const hall = await openDoor(app, staff, event, 'Hall', dinner)
  const statesAt = async (door: typeof main) =>
    Object.fromEntries((await door.readList()).entries.map(({ id, state }) => [id, state]))
  const [first, second] = dinners as [string, string]
  const names = async (door: typeof main) => (await door.readList()).entries.map(({ name }) => name).sort()
  expect([await names(main), await names(hall)]).toEqual([
    ['', '', 'Achol Deng'],
    ['', 'Achol Deng', 'Peter Lado'],
  ])
  expect(await statesAt(main)).toEqual({ [seat]: 'valid', [first]: 'elsewhere', [second]: 'elsewhere' })
  expect(await statesAt(hall)).toEqual({ [seat]: 'elsewhere', [first]: 'valid', [second]: 'valid' })
})

it('counts who came to a dinner on its own, and as no attendance', async () => {
  const { event, dinner, seat, dinners } = await makeEvening()
  const hall = await openDoor(app, staff, event, 'Hall', dinner)
  await hall.readChanges({ scans: [scanOf(required(dinners[0]))] })
  const attended = () => modelOf(app.payload, 'attendances').countDocuments({ event })
  expect(await attended()).toBe(0)
  expect(await overviewOf(event)).toMatchObject({
    passes: [{ name: 'Hall', scope: dinner, admitted: 1 }],
    expected: 1,
    admitted: 0,
    others: 0,
    scopes: [{ id: dinner, kind: 'extra', name: 'Dinner', expected: 2, admitted: 1, others: 0 }],
    conflicts: [],
  })
  const main = await openDoor(app, staff, event)
  await main.readChanges({ scans: [scanOf(seat)] })
  expect(await attended()).toBe(1)
  expect(await overviewOf(event)).toMatchObject({ expected: 1, admitted: 1, scopes: [{ admitted: 1 }] })
  const { figures } = await jsonOf<{ figures: string[][] }>(
    await app.request('GET', `/api/events/${event}/afterwards`, { as: staff }),
  )
  expect(figures.map((row) => row.slice(0, 4))).toEqual([
    ['All', '1', '1', '100 %'],
    ['Type: Dinner', '2', '1', '50 %'],
    ['Type: Standard', '1', '1', '100 %'],
    ['Without a chapter', '1', '1', '100 %'],
  ])
})

it('marks nobody as there by a link to the dinner, and lists a ticket that it let in all the same', async () => {
  const { event, dinner, seat } = await makeEvening()
  const hall = await openDoor(app, staff, event, 'Hall', dinner)
  const wrong = scanOf(seat, 2)
  await hall.readChanges({ scans: [wrong] })
  const attended = () => modelOf(app.payload, 'attendances').countDocuments({ event })
  expect(await attended()).toBe(0)
  expect(await overviewOf(event)).toMatchObject({ conflicts: [{ entry: seat, isInvalid: true }] })
  const main = await openDoor(app, staff, event)
  const right = scanOf(seat)
  await main.readChanges({ scans: [right] })
  expect(await attended()).toBe(1)
  await main.readChanges({ undone: [right.key] })
  expect(await attended()).toBe(0)
})

it('is for tickets of its event that take no seat', async () => {
  const { event, standard } = await makeEvening()
  const other = await makeEvening()
  for (const type of [standard, other.dinner, '0'.repeat(24)]) {
    const answer = await give(event, type)
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      409,
      expect.stringContaining('no_scope'),
    ])
  }
  expect((await jsonOf<DoorPassGiven>(await give(event, ''))).link).toContain(`/door/${event}#`)
})

it('has no badges for a dinner', async () => {
  const { event } = await makeEvening()
  const badges = await app.request('GET', `/api/events/${event}/badges`, { as: staff })
  const text = await pdfText(Buffer.from(await badges.arrayBuffer()))
  expect(text.replace(/\s/g, '')).toContain('AcholDeng')
  expect(text.replace(/\s/g, '')).not.toMatch(/Dinner|PeterLado/)
})
