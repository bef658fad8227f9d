import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followCheckIns } from '../../../../../domain/events/door'
import { DOOR_LIMITS } from '../../../../../domain/events/door/door.constants'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { startOfToday } from '../../../../helpers/jubaDay'
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

/** An event of today that still goes on, with tickets of a free type. */
const makeToday = async (facts: Partial<Event> = {}): Promise<{ event: Event; type: string }> => {
  const event = await makeEvent(app.payload, {
    eventDate: startOfToday(),
    endDate: inDays(1),
    ...facts,
  })
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  return { event, type }
}
const buy = async (event: Event, type: string, names: string[], hasOwn = false) => {
  const { buyer, view: order } = await buyTickets(app, event.id, type, names, { hasOwn })
  return { buyer, order, tickets: order.tickets.map((ticket) => ticket.id) }
}
const cameTo = async (event: Event): Promise<unknown[]> =>
  (await modelOf(app.payload, 'attendances').find({ event: event.id }).lean<{ user: unknown }[]>()).map(
    ({ user }) => user,
  )
const overview = async (event: Event): Promise<DoorOverview> =>
  (
    await app.request('GET', `/api/events/${event.id}/door-passes`, { as: staff })
  ).json() as Promise<DoorOverview>

describe('a device at the door', () => {
  it('gets who may come, without addresses, and lets in by ticket and by registration', async () => {
    const { event, type } = await makeToday()
    const { tickets } = await buy(event, type, ['Achol Deng', 'Peter Lado'], true)
    const device = await openDoor(app, staff, event.id)
    const list = await device.readList()
    expect(list).toMatchObject({ event: { id: event.id, title: event.title }, door: 'Main gate' })
    expect(list.publicKey).toMatchObject({ kty: 'EC', crv: 'P-256' })
    expect(list.entries).toEqual([
      { id: tickets[0], name: 'Achol Deng', type: 'Standard', state: 'valid' },
      { id: tickets[1], name: 'Peter Lado', type: 'Standard', state: 'valid' },
    ])
    const plain = await makeEvent(app.payload, {
      eventDate: startOfToday(),
      endDate: inDays(1),
    })
    const person = await makeAccount(app.payload)
    await app.request('POST', `/api/events/${plain.id}/registration`, { as: person })
    const other = await openDoor(app, staff, plain.id)
    expect((await other.readList()).entries).toMatchObject([{ id: person.id, type: null, state: 'valid' }])
    await other.sync({ scans: [scanOf(person.id)] })
    expect((await cameTo(plain)).map(String)).toEqual([person.id])
  })

  it('marks the buyer of an own ticket as there, and takes the mark back', async () => {
    const { event, type } = await makeToday()
    const { buyer, tickets } = await buy(event, type, ['Achol Deng', 'Peter Lado'], true)
    const device = await openDoor(app, staff, event.id)
    const scans = tickets.map((id) => scanOf(id))
    await device.sync({ scans })
    await device.sync({ scans }) // the answer was lost
    expect((await cameTo(event)).map(String)).toEqual([buyer.id])
    expect(await overview(event)).toMatchObject({ expected: 2, admitted: 2, conflicts: [] })
    const { checkIns } = await device.readChanges({ undone: [required(scans[0]).key] })
    expect(checkIns.find(({ entry }) => entry === tickets[0])?.scans).toEqual([])
    expect(await cameTo(event)).toEqual([])
    await device.sync({ scans }) // one that comes late does not undo what was taken back
    expect(await cameTo(event)).toEqual([])
  })

  it('counts the earliest scan of two doors, whatever their clocks say, and shows the double to both', async () => {
    const { event, type } = await makeToday()
    const { tickets } = await buy(event, type, ['Achol Deng'])
    const id = required(tickets[0])
    const [first, second] = [
      await openDoor(app, staff, event.id, 'Main gate'),
      await openDoor(app, staff, event.id, 'Side gate'),
    ]
    const HOUR_MS = 3_600_000
    // the side gate scanned a minute ago, by a clock that is an hour fast; it is heard of last
    const fast = new Date(Date.now() + HOUR_MS)
    await first.sync({ scans: [scanOf(id, 20)] })
    const late = { ...scanOf(id), at: new Date(fast.getTime() - 60_000).toISOString() }
    await second.sync({ now: fast.toISOString(), scans: [late] })
    for (const device of [first, second]) {
      const { checkIns } = await device.readChanges()
      expect(checkIns[0]?.scans.map(({ door }) => door)).toEqual(['Side gate', 'Main gate'])
    }
    const { admitted, conflicts, passes } = await overview(event)
    expect(admitted).toBe(1)
    expect(conflicts).toMatchObject([{ entry: id, holder: 'Achol Deng', isInvalid: false }])
    expect(passes.map(({ name, admitted: own }) => [name, own])).toEqual([
      ['Side gate', 1],
      ['Main gate', 0],
    ])
  })

  it('counts a scan of a clock that was set in between from its arrival', async () => {
    const { event, type } = await makeToday()
    const id = required((await buy(event, type, ['Achol Deng'])).tickets[0])
    const [first, second] = [
      await openDoor(app, staff, event.id, 'Main gate'),
      await openDoor(app, staff, event.id, 'Side gate'),
    ]
    await first.sync({ scans: [scanOf(id, 20)] })
    await second.sync({ scans: [{ ...scanOf(id), at: '1970-01-01T00:00:00.000Z' }] })
    const { checkIns } = await first.readChanges()
    expect(checkIns[0]?.scans.map(({ door }) => door)).toEqual(['Main gate', 'Side gate'])
  })

  it('stores what a phone without a network did until the end of the last day, some days later', async () => {
    const { event, type } = await makeToday()
    const [before, after] = (await buy(event, type, ['Achol Deng', 'Peter Lado'])).tickets.map(required)
    const device = await openDoor(app, staff, event.id)
    await modelOf(app.payload, 'events').updateOne(
      { _id: event.id },
      { $set: { eventDate: new Date(inDays(-2)), endDate: new Date(inDays(-1)) } },
    )
    expect((await device.list()).status).toBe(401)
    const DAY_S = 24 * 3600
    const { checkIns } = await device.readChanges({
      scans: [scanOf(required(before), DAY_S), scanOf(required(after), 1)],
    })
    expect(checkIns).toEqual([]) // nothing is told any more
    expect(await overview(event)).toMatchObject({ admitted: 1, until: null })
  })

  it('notes one that was let in with a ticket that is not valid, and a walk-in', async () => {
    const { event, type } = await makeToday()
    const other = await makeToday()
    const foreign = required((await buy(other.event, other.type, ['Mary Keji'])).tickets[0])
    const { order, buyer, tickets } = await buy(event, type, ['Achol Deng'])
    const device = await openDoor(app, staff, event.id)
    await app.request('POST', `/api/ticket-orders/${order.id}/cancel`, { as: buyer })
    expect((await device.readList()).entries).toMatchObject([{ id: tickets[0], state: 'cancelled' }])
    const walkIn = 'aaaaaaaaaaaaaaaaaaaaaaaa'
    await device.sync({
      scans: [scanOf(required(tickets[0])), scanOf(foreign), scanOf(walkIn, 0, { name: 'Kuol Majak' })],
    })
    const { conflicts, admitted, others } = await overview(event)
    expect(conflicts.map(({ entry }) => entry).sort()).toEqual([foreign, required(tickets[0])].sort())
    expect([admitted, others]).toEqual([0, 3])
    expect((await device.readChanges()).checkIns.find(({ entry }) => entry === walkIn)).toMatchObject({
      name: 'Kuol Majak',
      isInvalid: false,
    })
  })

  it('answers only what changed since the cursor', async () => {
    const { event, type } = await makeToday()
    const { tickets } = await buy(event, type, ['Achol Deng', 'Peter Lado'])
    const device = await openDoor(app, staff, event.id)
    await device.sync({ scans: [scanOf(required(tickets[0]))] })
    const later = new Date(Date.now() + 60_000).toISOString()
    expect((await device.readChanges({ since: later })).checkIns).toEqual([])
    expect((await device.readChanges()).checkIns).toHaveLength(1)
  })

  it('lets in so many by one link, and others by another', async () => {
    const { event } = await makeToday()
    const [device, other] = [await openDoor(app, staff, event.id), await openDoor(app, staff, event.id)]
    const scans = [{ key: 'k', at: new Date(), pass: new ObjectId(device.pass) }]
    await modelOf(app.payload, 'check-ins').collection.insertMany(
      Array.from({ length: DOOR_LIMITS.entriesOfPass }, () => ({
        event: new ObjectId(event.id),
        entry: new ObjectId().toHexString(),
        name: 'Nobody',
        scans,
        updatedAt: new Date(),
      })),
    )
    const walkIn = () => ({ scans: [scanOf(new ObjectId().toHexString(), 0, { name: 'Kuol Majak' })] })
    expect((await device.sync(walkIn())).status).toBe(409)
    expect((await other.sync(walkIn())).status).toBe(200)
  })

  it('is refused without a pass, with that of another event, withdrawn, and after the last day', async () => {
    const { event } = await makeToday()
    const other = await makeToday()
    expect((await app.request('GET', `/api/events/${event.id}/door`)).status).toBe(401)
    const device = await openDoor(app, staff, event.id)
    expect((await device.list()).status).toBe(200)
    const withdraw = () =>
      app.request('POST', `/api/events/${event.id}/door-passes/${device.pass}/withdraw`, { as: staff })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(200) // the second click of a double one
    const noted = { action: 'door-pass.withdrawn', subjectId: event.id }
    expect(await modelOf(app.payload, 'audit-log').countDocuments(noted)).toBe(1)
    expect((await device.list()).status).toBe(401)
    expect((await device.sync()).status).toBe(401)
    expect(
      (
        await app.request('POST', `/api/events/${other.event.id}/door-passes/${device.pass}/withdraw`, {
          as: staff,
        })
      ).status,
    ).toBe(404)
    const again = await openDoor(app, staff, event.id)
    await modelOf(app.payload, 'events').updateOne(
      { _id: event.id },
      { $set: { eventDate: new Date(inDays(-3)), endDate: new Date(inDays(-2)) } },
    )
    expect((await again.list()).status).toBe(401)
    const late = await app.request('POST', `/api/events/${event.id}/door-passes`, {
      as: staff,
      body: { name: 'Main gate' },
    })
    expect(late.status).toBe(409)
  })

  it('lets nobody in before the day of the event', async () => {
    const { event, type } = await makeToday({ eventDate: inDays(3), endDate: inDays(4) })
    const { tickets } = await buy(event, type, ['Achol Deng'])
    const device = await openDoor(app, staff, event.id)
    expect((await device.list()).status).toBe(200)
    expect((await device.sync({ scans: [scanOf(required(tickets[0]))] })).status).toBe(409)
    expect((await overview(event)).admitted).toBe(0)
  })
})

describe('many doors at once', () => {
  it('count 300 scans of 100 tickets by three devices once each, also when the answers are lost', async () => {
    const { event, type } = await makeToday()
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, order) =>
        buy(
          event,
          type,
          Array.from({ length: 10 }, (__, place) => `Guest ${order * 10 + place}`),
        ),
      ),
    )
    const tickets = orders.flatMap((each) => each.tickets)
    const devices = await Promise.all(['A', 'B', 'C'].map((name) => openDoor(app, staff, event.id, name)))
    const sent = devices.map((device, place) => ({
      device,
      scans: tickets.map((id) => scanOf(id, (place + 1) * 10)),
    }))
    const send = () => Promise.all(sent.map(({ device, scans }) => device.sync({ scans })))
    for (const answers of [await send(), await send()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await followCheckIns(app.payload)
    const { admitted, conflicts, passes } = await overview(event)
    expect(admitted).toBe(100)
    expect(conflicts).toHaveLength(100)
    expect(conflicts.every(({ scans }) => scans.map(({ door }) => door).join('') === 'CBA')).toBe(true)
    expect(passes.map(({ name, admitted: own }) => [name, own]).sort()).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 100],
    ])
    expect(await modelOf(app.payload, 'check-ins').countDocuments({ needsFollowing: true })).toBe(0)
  })
})
