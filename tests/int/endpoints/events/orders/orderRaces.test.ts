import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followOrders } from '../../../../../domain/events/orders'
import type { StaffTicketTypes } from '../../../../../domain/events/tickets/tickets.schema'
import { followWaitingLists } from '../../../../../domain/events/waiting'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { readOrder } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { FREE, makeTicketType, orderOf, readTickets, ticketTypeInput } from '../../../../helpers/tickets'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { countPassedOver, readLineState } from '../../../../helpers/waiting'

const ORDERS = 500
/** Each places two orders, the first with an own ticket. */
const BUYERS = 250
const SEATS = 100
/** Fewer than the third of the seats for which they are asked: else the event is full before. */
const DINNERS = 25

let app: TestApp
let crowd: Account[]
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
  crowd = await makeCrowd(app.payload, BUYERS)
  // an order that costs something is invoiced to a name; without one it ends at once
  await modelOf(app.payload, 'profiles').collection.insertMany(
    crowd.map(({ id, email }) => ({ user: new ObjectId(id), fullName: 'Achol Deng', email })),
  )
})
afterAll(() => app.stop())

const namesOf = (place: number): string[] => ['Ann', 'Ben', 'Cat', 'Dan'].slice(0, (place % 4) + 1)

/** An order without the guard: read, decide, write. It shows that the race exists. */
const orderNaively = async (payload: Payload, event: string, count: number): Promise<number> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const ledger = await ledgers.findOne({ event }).lean<{ taken: number; capacity: number }>()
  if (!ledger || ledger.taken + count > ledger.capacity) return 0
  await ledgers.updateOne({ event }, { $inc: { taken: count } })
  return count
}

/** Tickets of orders by status, as the orders have them. */
const countTickets = async (event: string, status: string[]): Promise<number> => {
  const orders = await modelOf(app.payload, 'ticket-orders')
    .find({ event, status: { $in: status } })
    .lean<{ tickets: unknown[] }[]>()
  return orders.reduce((all, { tickets }) => all + tickets.length, 0)
}

describe(`${ORDERS} orders of one to four tickets, ${SEATS} seats`, () => {
  it('never oversell the event or a type while others cancel and time runs out', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    // those that cost nothing stay: of the others, time runs out
    const standard = await makeTicketType(app.payload, staff, event.id)
    const dinner = await makeTicketType(app.payload, staff, event.id, { ...FREE, capacity: DINNERS })
    const cancelled: Promise<Response>[] = []
    const ended: Promise<void>[] = []
    const orders = [...crowd, ...crowd].map(async (as, place) => {
      const type = place % 3 === 0 ? dinner : standard
      const body = orderOf(type, namesOf(place), { hasOwn: place < BUYERS })
      const response = await app.request('POST', `/api/events/${event.id}/orders`, { as, body })
      if (response.status === 201 && place % 5 === 0) {
        const { id } = (await response.clone().json()) as { id: string }
        cancelled.push(app.request('POST', `/api/ticket-orders/${id}/cancel`, { as }))
      }
      if (place % 100 === 50)
        // some are held by then
        ended.push(followOrders(app.payload, undefined, new Date(Date.now() + 31 * 60_000)))
      return response
    })
    const answers = await Promise.all(orders)
    await Promise.all([...ended, ...cancelled])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map((each) => each.text()))
    expect(refused.filter((text) => text.includes('sold_out'))).not.toEqual([]) // else it shows nothing of a type
    expect(await countTickets(event.id, ['expired'])).toBeGreaterThan(0)
    await followOrders(app.payload)

    const state = await readTickets(app.payload, event.id)
    expect(state.taken).toBeLessThanOrEqual(SEATS)
    expect(state.sold[dinner]).toBeLessThanOrEqual(DINNERS)
    expect(Object.values(state.sold).reduce((all, count) => all + count, 0)).toBe(state.taken)
    expect(state.ordered).toBe(state.taken)
    expect(await countTickets(event.id, ['held', 'confirmed'])).toBe(state.taken)
    expect(await countTickets(event.id, ['placed'])).toBe(0)
    expect(new Set(state.holders).size).toBe(state.holders.length)
    expect(await modelOf(app.payload, 'registrations').countDocuments({ event: event.id })).toBe(
      state.holders.length,
    )
    // seats that were given back can be bought: one ticket after another until it is full
    const late = crowd.slice(0, 40)
    for (const as of late)
      await app.request('POST', `/api/events/${event.id}/orders`, { as, body: orderOf(standard, ['Late']) })
    expect((await readTickets(app.payload, event.id)).taken).toBe(Math.min(SEATS, state.taken + late.length))
  })

  it('pass over nobody who waits, while people come and go, offers lapse and capacities change', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const standard = await makeTicketType(app.payload, staff, event.id, FREE)
    const dinner = await makeTicketType(app.payload, staff, event.id, { capacity: DINNERS })
    const at = `/api/events/${event.id}`
    const order = (as: Account, type: string, names: string[]) =>
      app.request('POST', `${at}/orders`, { as, body: orderOf(type, names) })
    let givenBack = 0
    /** Two of three tickets at once, with the whole order or without. */
    const cancelTickets = async (as: Account, id: string, withOrder: boolean): Promise<void> => {
      const { tickets } = await readOrder(app, { buyer: as, view: { id } })
      const part = `/api/ticket-orders/${id}`
      const answers = await Promise.all([
        ...tickets.slice(1).map((each) => app.request('POST', `${part}/tickets/${each.id}/cancel`, { as })),
        ...(withOrder ? [app.request('POST', `${part}/cancel`, { as })] : []),
      ])
      givenBack += answers.slice(0, tickets.length - 1).filter(({ ok }) => ok).length
    }
    const visit = async (as: Account, place: number): Promise<void> => {
      const type = place % 3 === 0 ? dinner : standard
      const response = await order(as, type, namesOf(place))
      if (response.status === 201 && place % 2 === 0) {
        const { id } = (await response.json()) as { id: string }
        if (place % 4 === 2) await cancelTickets(as, id, place % 8 === 2)
        else await app.request('POST', `/api/ticket-orders/${id}/cancel`, { as })
      }
      if (response.status === 201) return
      await app.request('POST', `${at}/waiting`, { as, body: { type } })
      if (place % 7 === 0) await app.request('DELETE', `${at}/waiting/${type}`, { as })
      // with an offer it becomes an order, without one it is refused
      if (place % 5 === 0) await order(as, type, ['Late'])
    }
    const follow = async (hours: number): Promise<void> => {
      const then = new Date(Date.now() + hours * 60 * 60_000)
      await Promise.all([
        followOrders(app.payload, undefined, then),
        followWaitingLists(app.payload, undefined, then),
      ])
    }
    const changeCapacity = async (seats: number, dinners: number): Promise<void> => {
      await app.payload.update({
        collection: 'events',
        id: event.id,
        data: { maxAttendees: seats },
        overrideAccess: true, // as staff do
      })
      const { types } = (await (
        await app.request('GET', `${at}/ticket-types`, { as: staff })
      ).json()) as StaffTicketTypes
      const { updatedAt } = types.find(({ id }) => id === dinner) ?? {}
      const body = { ...ticketTypeInput(), capacity: dinners, updatedAt }
      const changed = await app.request('POST', `${at}/ticket-types/${dinner}`, { as: staff, body })
      expect(changed.status).toBe(200)
    }
    const changes = async (): Promise<void> => {
      for (const [round, more] of [-10, 5, -20, 10].entries()) {
        await follow(49 * round)
        await changeCapacity(SEATS + more, DINNERS + more)
      }
    }
    await Promise.all([...[...crowd, ...crowd].map(visit), changes()])
    await follow(0)

    const state = await readLineState(app.payload, event.id)
    const { taken, types, ordered, offers, waiting } = state
    expect(taken).toBeLessThanOrEqual(SEATS + 10)
    expect(types[dinner]?.sold).toBeLessThanOrEqual(DINNERS + 10)
    expect(Object.values(types).reduce((all, { sold }) => all + sold, 0)).toBe(taken)
    expect(ordered + offers.length).toBe(taken)
    expect(await countTickets(event.id, ['held', 'confirmed'])).toBe(ordered)
    expect(waiting.length).toBeGreaterThan(0) // else it shows nothing
    expect(givenBack).toBeGreaterThan(0)
    expect(
      await modelOf(app.payload, 'ticket-orders').countDocuments({ event: event.id, needsFollowing: true }),
    ).toBe(0)
    expect(countPassedOver(state)).toBe(0)
    expect(offers.every(({ isTold }) => isTold)).toBe(true)
    const places = [...waiting, ...offers].map(({ user, type }) => `${String(user)} ${type}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('oversell without the guard', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: SEATS })
    const orders = Array.from({ length: ORDERS }, (_, place) => namesOf(place).length)
    await Promise.all(orders.map((count) => orderNaively(app.payload, event.id, count)))
    expect((await readTickets(app.payload, event.id)).taken).toBeGreaterThan(SEATS)
  })
})
