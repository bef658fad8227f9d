import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FigureRows } from '../../../../../domain/events/figures/figures.schema'
import { findGroup } from '../../../../../domain/groups'
import { finaliseMoney } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets, payTickets } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { startOfToday } from '../../../../helpers/jubaDay'
import { enterGroup, makeGroup } from '../../../../helpers/groups'
import { jsonOf } from '../../../../helpers/jsonOf'
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

const readFigures = async (event: string): Promise<FigureRows> =>
  (
    await jsonOf<{ figures: FigureRows }>(
      await app.request('GET', `/api/events/${event}/afterwards`, { as: staff }),
    )
  ).figures

it('counts seats, who came and money, by type of ticket and by chapter', async () => {
  const { id } = await makeEvent(app.payload, {
    eventDate: startOfToday(),
    endDate: inDays(1),
  })
  const chapter = await makeGroup(app.payload, undefined, 'chapter')
  const { name } = required(await findGroup(app.payload, chapter))
  const [registered, walkIn, buyer, late] = [
    await makeAccount(app.payload),
    await makeAccount(app.payload),
    await makeAccount(app.payload),
    await makeAccount(app.payload),
  ]
  await enterGroup(app.payload, await makeGroup(app.payload, chapter), buyer.id)
  await app.request('POST', `/api/events/${id}/registration`, { as: registered })
  const paidType = await makeTicketType(app.payload, staff, id, { name: 'Congress' })
  const freeType = await makeTicketType(app.payload, staff, id, { ...FREE, name: 'Visitor' })
  // two tickets of USD 50, one the own, are paid; another is open, another is cancelled before it is paid
  const bought = await buyTickets(app, id, paidType, ['Achol', 'Peter'], { buyer })
  await payTickets(app, bought)
  await finaliseMoney(app.payload)
  const forOthers = { hasOwn: false, buyer: late }
  await buyTickets(app, id, paidType, ['Mary'], forOthers)
  const ended = await buyTickets(app, id, paidType, ['Kuol'], { hasOwn: false })
  await app.request('POST', `/api/ticket-orders/${ended.view.id}/cancel`, { as: ended.buyer })
  const free = await buyTickets(app, id, freeType, ['Nyandeng', 'Ladu', 'Keji'], forOthers)

  // the own ticket by staff and by the door: once; one free ticket by the door; two who had no seat
  const door = await openDoor(app, staff, id)
  const scans = [
    scanOf(required(bought.view.tickets[0]).id, 3),
    scanOf(required(free.view.tickets[0]).id, 2),
    scanOf('a'.repeat(24), 1, { name: 'Somebody' }),
  ]
  const undone = scanOf(required(free.view.tickets[1]).id, 2)
  expect((await door.sync({ scans: [...scans, undone] })).status).toBe(200)
  expect((await door.sync({ undone: [undone.key] })).status).toBe(200)
  for (const { id: user } of [registered, walkIn])
    await modelOf(app.payload, 'attendances').create({ event: id, user })

  const figures = await readFigures(id)
  expect(figures).toEqual([
    ['All', '6', '5', '50 %', 'USD 100.00', 'USD 50.00', '', 'USD 150.00'],
    ['Type: Came without a seat', '0', '2', '', '', '', '', ''],
    ['Type: Congress', '2', '1', '50 %', 'USD 100.00', 'USD 50.00', '', ''],
    ['Type: Registered without a ticket', '1', '1', '100 %', '', '', '', ''],
    ['Type: Visitor', '3', '1', '33 %', '', '', '', ''],
    [`Chapter: ${name}`, '1', '1', '100 %', 'USD 100.00', '', '', ''],
    ['Without a chapter', '5', '4', '40 %', '', 'USD 50.00', '', ''],
  ])
  const csv = await app.request('GET', `/api/events/${id}/figures.csv`, { as: staff })
  expect(await csv.text()).toContain('USD 150.00')

  // what is cancelled is credited, in the figures as in the ledger
  await app.payload.update({
    collection: 'events',
    id,
    data: { isCancelled: true },
    overrideAccess: true, // the test prepares its data
  })
  expect((await readFigures(id))[0]).toEqual(['All', '1', '4', '100 %', '', '', 'USD 100.00', 'USD 0.00'])
})

it('is for who manages the event alone', async () => {
  const event = await makeEvent(app.payload, { region: 'greater_upper_nile' })
  const elsewhere = await makeAccount(app.payload, {
    roles: ['event_manager'],
    chapterRegion: 'greater_equatoria',
  })
  for (const part of ['afterwards', 'figures.csv', 'figures.xlsx']) {
    const path = `/api/events/${event.id}/${part}`
    expect((await app.request('GET', path, { as: elsewhere })).status).toBe(404)
    expect((await app.request('GET', path, { as: await makeAccount(app.payload) })).status).toBe(403)
  }
})
