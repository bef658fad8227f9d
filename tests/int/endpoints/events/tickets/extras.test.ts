import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTypeCapacity } from '../../../../../domain/events'
import type { StaffTicketTypes, TicketOffers } from '../../../../../domain/events/tickets/tickets.schema'
import { followWaitingLists } from '../../../../../domain/events/waiting'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { type Bought, buyTickets } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import {
  FREE,
  makeTicketType,
  orderOf,
  price,
  readTickets,
  ticketTypeInput,
} from '../../../../helpers/tickets'
import { readLineState } from '../../../../helpers/waiting'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const EXTRA = { ...FREE, name: 'Dinner', isExtra: true }
const problemOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  JSON.stringify(await answer.json()),
]
const order = (event: string, as: Account, types: string[], hasOwn = false) =>
  app.request('POST', `/api/events/${event}/orders`, {
    as,
    body: {
      ...orderOf('', []),
      tickets: types.map((type, place) => ({ type, name: 'Achol Deng', isOwn: hasOwn && place === 0 })),
    },
  })
const join = (event: string, as: Account, type: string) =>
  app.request('POST', `/api/events/${event}/waiting`, { as, body: { type } })
const cancel = ({ view, buyer }: Bought) =>
  app.request('POST', `/api/ticket-orders/${view.id}/cancel`, { as: buyer })

/** An event of so many seats, with tickets to it and so many to a dinner beside it. */
const makeSale = async (seats: number, dinners: number) => {
  const { id: event } = await makeEvent(app.payload, { maxAttendees: seats })
  const standard = await makeTicketType(app.payload, staff, event, FREE)
  const dinner = await makeTicketType(app.payload, staff, event, { ...EXTRA, capacity: dinners })
  return { event, standard, dinner }
}

describe('a ticket that takes no seat of the event', () => {
  it('is sold while the event is full, until its own places are, and comes back when it is cancelled', async () => {
    const { event, standard, dinner } = await makeSale(1, 2)
    await buyTickets(app, event, standard, ['Achol Deng'])
    // who waits for a seat is not passed by who wants none
    expect((await join(event, await makeAccount(app.payload), standard)).status).toBe(200)
    const bought = await buyTickets(app, event, dinner, ['Achol Deng', 'Peter Lado'], { hasOwn: false })
    expect(await readTickets(app.payload, event)).toMatchObject({
      taken: 1,
      sold: { [standard]: 1, [dinner]: 2 },
    })
    const other = await makeAccount(app.payload)
    const offers = await jsonOf<TicketOffers>(await app.request('GET', `/api/events/${event}/tickets`))
    expect(offers.types.map(({ left, isExtra }) => [left, isExtra])).toEqual([
      [0, false],
      [0, true],
    ])
    expect(await problemOf(await order(event, other, [standard]))).toEqual([
      409,
      expect.stringContaining('"waiting_list"'),
    ])
    expect(await problemOf(await order(event, other, [dinner]))).toEqual([
      409,
      expect.stringContaining('"sold_out"'),
    ])
    expect((await cancel(bought)).status).toBe(200)
    expect(await readTickets(app.payload, event)).toMatchObject({ taken: 1, sold: { [dinner]: 0 } })
    expect(await problemOf(await order(event, other, [standard, dinner]))).toEqual([
      409,
      expect.stringContaining('"waiting_list"'),
    ])
    expect((await order(event, other, [dinner])).status).toBe(201)
  })

  it('is nobody’s own, of guests neither, and costs the same for everybody', async () => {
    const { event, standard, dinner } = await makeSale(5, 5)
    const person = await makeAccount(app.payload)
    expect(await problemOf(await order(event, person, [dinner], true))).toEqual([
      409,
      expect.stringContaining('"not_own"'),
    ])
    expect(
      await problemOf(
        await app.request('POST', `/api/events/${event}/guest-orders`, {
          body: {
            ...orderOf(dinner, ['Achol Deng'], { hasOwn: true }),
            fullName: 'Achol Deng',
            email: 'achol@example.org',
          },
        }),
      ),
    ).toEqual([409, expect.stringContaining('"not_own"')])
    expect((await order(event, person, [standard, dinner], true)).status).toBe(201)
    const forMembers = { ...ticketTypeInput(), isExtra: true }
    const prices = [{ audience: 'members', currency: 'USD', amount: '5' }]
    const add = (body: object) =>
      app.request('POST', `/api/events/${event}/ticket-types`, { as: staff, body })
    expect((await add({ ...forMembers, prices })).status).toBe(400)
    expect((await add(forMembers)).status).toBe(201)
  })

  it('stays one, and a seat stays a seat', async () => {
    const { event } = await makeSale(5, 5)
    const { types } = await jsonOf<StaffTicketTypes>(
      await app.request('GET', `/api/events/${event}/ticket-types`, { as: staff }),
    )
    for (const { id, isExtra, updatedAt } of types) {
      const change = (facts: object) =>
        app.request('POST', `/api/events/${event}/ticket-types/${id}`, {
          as: staff,
          body: { ...ticketTypeInput(), updatedAt, ...facts },
        })
      expect(await problemOf(await change({ isExtra: !isExtra }))).toEqual([
        409,
        expect.stringContaining('"other_kind"'),
      ])
      expect((await change({ isExtra })).status).toBe(200)
    }
  })

  it('is offered to who waits for it also while the event is full, and holds no seat', async () => {
    const { event, standard, dinner } = await makeSale(2, 1)
    const bought = await buyTickets(app, event, dinner, ['Achol Deng'], { hasOwn: false })
    const [first, second] = await makeCrowd(app.payload, 2)
    for (const each of [first, second]) expect((await join(event, required(each), dinner)).status).toBe(200)
    // who waits for the dinner claims no seat, also when there are places that are not offered yet
    await setTypeCapacity(app.payload, event, dinner, { capacity: 3, isExtra: true })
    const { types } = await jsonOf<TicketOffers>(await app.request('GET', `/api/events/${event}/tickets`))
    expect(types.find(({ id }) => id === standard)?.left).toBe(2)
    await buyTickets(app, event, standard, ['Peter Lado', 'Mary Keji'])
    await setTypeCapacity(app.payload, event, dinner, { capacity: 1, isExtra: true })
    expect((await cancel(bought)).status).toBe(200)
    const offered = await readLineState(app.payload, event)
    expect(offered).toMatchObject({ taken: 2, offers: [{ isExtra: true }], waiting: [{}] })
    await app.request('DELETE', `/api/events/${event}/waiting/${dinner}`, { as: required(first) })
    const next = await readLineState(app.payload, event)
    expect([next.taken, String(next.offers[0]?.user)]).toEqual([2, required(second).id])
    expect((await order(event, required(second), [dinner])).status).toBe(201)
    expect(await readTickets(app.payload, event)).toMatchObject({ taken: 2, sold: { [dinner]: 1 } })
  })

  it('whose offer lapses gives back its place, and no seat', async () => {
    const { event, standard, dinner } = await makeSale(1, 1)
    const bought = await buyTickets(app, event, dinner, ['Achol Deng'], { hasOwn: false })
    await join(event, await makeAccount(app.payload), dinner)
    await buyTickets(app, event, standard, ['Peter Lado'])
    await cancel(bought)
    await followWaitingLists(app.payload, undefined, new Date(Date.now() + 49 * 60 * 60_000))
    expect(await readLineState(app.payload, event)).toMatchObject({
      taken: 1,
      offers: [],
      types: { [dinner]: { sold: 0 } },
    })
  })

  it('is neither oversold nor sold in place of a seat when many order at once', async () => {
    const { event, standard, dinner } = await makeSale(20, 10)
    const people = await makeCrowd(app.payload, 60)
    const answers = await Promise.all(
      people.map((person, place) => order(event, person, place % 2 ? [standard] : [standard, dinner])),
    )
    const both = answers.filter(({ status }, place) => status === 201 && place % 2 === 0).length
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(both).toBeLessThanOrEqual(10)
    expect(await readTickets(app.payload, event)).toMatchObject({
      taken: 20,
      sold: { [standard]: 20, [dinner]: both },
    })
  })

  it('has its price on the invoice beside that of the seat', async () => {
    const { id: event } = await makeEvent(app.payload)
    const standard = await makeTicketType(app.payload, staff, event)
    const dinner = await makeTicketType(app.payload, staff, event, {
      ...EXTRA,
      prices: [price({ amountMinor: 2500 })],
    })
    const buyer = await makeAccount(app.payload)
    const { id } = await jsonOf<{ id: string }>(await order(event, buyer, [standard, dinner, dinner], true))
    const view = await jsonOf<{ totalMinor: number }>(
      await app.request('GET', `/api/ticket-orders/${id}`, { as: buyer }),
    )
    expect(view.totalMinor).toBe(10_000)
  })
})
