import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseTickets } from '../../../../../domain/events'
import { followWaitingLists } from '../../../../../domain/events/waiting'
import type {
  OfferedType,
  StaffTicketTypes,
  TicketOffers,
} from '../../../../../domain/events/tickets/tickets.schema'
import { endOfJubaDay } from '../../../../../platform/jubaTime'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, orderOf, price } from '../../../../helpers/tickets'
import { readLineState } from '../../../../helpers/waiting'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const HOUR_MS = 60 * 60_000
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS)

const at = (event: Pick<Event, 'id'>, part = '') => `/api/events/${event.id}/waiting${part}`
const join = (event: Event, as: Account, type: string) =>
  app.request('POST', at(event), { as, body: { type } })
const leave = (event: Event, as: Account, type: string) =>
  app.request('DELETE', at(event, `/${type}`), { as })
const order = (event: Event, as: Account, type: string, names = ['Achol Deng']) =>
  app.request('POST', `/api/events/${event.id}/orders`, { as, body: orderOf(type, names) })
const placed = async (event: Event, as: Account, type: string, names?: string[]): Promise<string> => {
  const response = await order(event, as, type, names)
  expect(response.status).toBe(201)
  return (await jsonOf<{ id: string }>(response)).id
}
const cancel = (id: string, as: Account) => app.request('POST', `/api/ticket-orders/${id}/cancel`, { as })
const codeOf = async (response: Response): Promise<string> => JSON.stringify(await response.json())
const standing = async (event: Event, as: Account, type: string): Promise<OfferedType> => {
  const { types } = await jsonOf<TicketOffers>(
    await app.request('GET', `/api/events/${event.id}/tickets`, { as }),
  )
  return required(types.find(({ id }) => id === type))
}
const mailsAbout = async ({ email }: Account, template: string) =>
  (await mailsTo(app.payload, email)).filter((mail) => mail.template === template)

interface SoldOut {
  event: Event
  type: string
  buyer: Account
  /** The order that has the only ticket. */
  order: string
}

/** An event whose only ticket, a free one, is taken. */
const makeSoldOut = async (facts: Partial<Event> = {}): Promise<SoldOut> => {
  const [event, buyer] = [await makeEvent(app.payload, facts), await makeAccount(app.payload)]
  const type = await makeTicketType(app.payload, staff, event.id, {
    capacity: 1,
    prices: [price({ amountMinor: 0 })],
  })
  return { event, type, buyer, order: await placed(event, buyer, type) }
}

const makePeople = (count: number): Promise<Account[]> =>
  Promise.all(Array.from({ length: count }, () => makeAccount(app.payload)))

/** A sold-out event for which people wait, in their order. */
const makeLine = async (count: number, facts: Partial<Event> = {}) => {
  const [soldOut, people] = [await makeSoldOut(facts), await makePeople(count)]
  for (const each of people) expect((await join(soldOut.event, each, soldOut.type)).status).toBe(200)
  const [first, second, third] = people as [Account, Account, Account]
  return { ...soldOut, first, second, third }
}

describe('the waiting list', () => {
  it('gives each person one place for a type, with the position shown, until the person leaves', async () => {
    const { event, type, first, second } = await makeLine(2)
    expect((await jsonOf<{ outcome: string }>(await join(event, first, type))).outcome).toBe('already')
    expect(await standing(event, first, type)).toMatchObject({
      left: 0,
      most: 0,
      waiting: { position: 1, count: 2 },
      canWait: false,
    })
    expect(await standing(event, second, type)).toMatchObject({ waiting: { position: 2, count: 2 } })
    expect((await leave(event, first, type)).status).toBe(200)
    expect(await standing(event, second, type)).toMatchObject({ waiting: { position: 1, count: 1 } })
    expect(await standing(event, first, type)).toMatchObject({
      waiting: null,
      waitingCount: 1,
      canWait: true,
    })
  })

  it('cannot be joined while there are tickets, and after the start of the event', async () => {
    const [person, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id, { capacity: 1 })
    const early = await join(event, person, type)
    expect([early.status, await codeOf(early)]).toEqual([409, expect.stringContaining('not_full')])
    const begun = await makeSoldOut({ eventDate: inDays(-1), endDate: inDays(1) })
    expect(await codeOf(await join(begun.event, person, begun.type))).toContain('closed')
    expect((await standing(begun.event, person, begun.type)).canWait).toBe(false)
    expect((await app.request('POST', at(event), { body: { type } })).status).toBe(401)
    expect((await join({ ...event, id: '0'.repeat(24) }, person, type)).status).toBe(404)
    const off = await makeTicketType(app.payload, staff, event.id, { isOnSale: false })
    expect(await codeOf(await join(event, person, off))).toContain('not_on_sale')
    const { event: full, type: taken, buyer } = await makeSoldOut()
    expect((await join(full, buyer, taken)).status).toBe(200) // for somebody else
  })
})

describe('a ticket that is free again', () => {
  it('is held for the first, by mail with a deadline, and nobody passes the line', async () => {
    const { event, type, buyer, order: id, first, second } = await makeLine(2)
    await cancel(id, buyer)
    expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 1, ordered: 0, ended: 0 })
    const until = Date.parse(required((await standing(event, first, type)).offer).until)
    expect(Math.abs(until - inHours(48).getTime())).toBeLessThan(60_000)
    expect(await standing(event, second, type)).toMatchObject({ offer: null, waiting: { position: 1 } })
    const [mail, ...others] = await mailsAbout(first, 'waitingListOffer')
    expect([mail?.text, others.length]).toEqual([expect.stringContaining(`/events/${event.slug}/tickets`), 0])
    expect(await mailsAbout(second, 'waitingListOffer')).toHaveLength(0)
    for (const each of [second, buyer])
      expect(await codeOf(await order(event, each, type))).toContain('waiting_list')
    // the rest of the order follows the usual rules
    expect(await codeOf(await order(event, first, type, ['One', 'Two']))).toContain('waiting_list')
    await placed(event, first, type)
    expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 1, ordered: 1, offers: [] })
    expect((await order(event, first, type)).status).toBe(409) // the offer is used
  })

  it('is held for less time shortly before the event, and never beyond its start', async () => {
    const untilOf = async (eventDate: string): Promise<number> => {
      const { event, type, buyer, order: id, first } = await makeLine(1, { eventDate })
      await cancel(id, buyer)
      return Date.parse(required((await standing(event, first, type)).offer).until)
    }
    expect(Math.abs((await untilOf(inDays(5))) - inHours(12).getTime())).toBeLessThan(60_000)
    const start = inHours(3).toISOString()
    expect(await untilOf(start)).toBe(Date.parse(start))
  })

  it('is held for as long as the settings say', async () => {
    const setHours = (ticketOfferHours: number) =>
      app.payload.updateGlobal({
        slug: 'staff-settings',
        data: { ticketOfferHours },
        overrideAccess: true, // as an administrator does
      })
    await setHours(6)
    const { event, type, buyer, order: id, first } = await makeLine(1, { eventDate: inDays(30) })
    await cancel(id, buyer)
    await setHours(48)
    const until = Date.parse(required((await standing(event, first, type)).offer).until)
    expect(Math.abs(until - inHours(6).getTime())).toBeLessThan(60_000)
  })

  it('keeps its deadline when the event is moved to a later day, and ends with an event that is moved before it', async () => {
    const move = (event: Event, to: string) =>
      app.payload.update({
        collection: 'events',
        id: event.id,
        data: { eventDate: to },
        overrideAccess: true, // as staff do
      })
    const offered = async (to: string) => {
      const line = await makeLine(1, { eventDate: inDays(10) })
      await cancel(line.order, line.buyer)
      await move(line.event, to)
      return line
    }
    const [later, earlier] = [await offered(inDays(11)), await offered(inHours(20).toISOString())]
    await followWaitingLists(app.payload, undefined, inHours(21))
    const kept = required((await standing(later.event, later.first, later.type)).offer)
    expect(Math.abs(Date.parse(kept.until) - inHours(48).getTime())).toBeLessThan(60_000)
    expect(await readLineState(app.payload, earlier.event.id)).toMatchObject({ taken: 0, offers: [] })
    expect(await mailsAbout(earlier.first, 'waitingListEnded')).toHaveLength(1)
  })

  it('goes on when it is declined, and when the deadline passes', async () => {
    const { event, type, buyer, order: id, first, second, third } = await makeLine(3)
    await cancel(id, buyer)
    await leave(event, first, type)
    expect((await standing(event, first, type)).waiting).toBeNull() // not offered again
    expect((await standing(event, second, type)).offer).not.toBeNull()
    const later = inHours(49)
    await Promise.all([
      followWaitingLists(app.payload, undefined, later),
      followWaitingLists(app.payload, undefined, later),
    ])
    expect(await standing(event, second, type)).toMatchObject({ offer: null, waiting: null })
    expect((await standing(event, third, type)).offer).not.toBeNull()
    expect(await mailsAbout(second, 'waitingListEnded')).toHaveLength(1)
    expect(await mailsAbout(first, 'waitingListEnded')).toHaveLength(0)
    expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 1, waiting: [] })
    await leave(event, third, type)
    expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 0, offers: [] })
    await placed(event, second, type) // nobody waits: it is on sale
  })

  it('is offered to as many as staff make room for, of the type and of the event', async () => {
    const { event, type, first, second } = await makeLine(2)
    const { types } = await jsonOf<{ types: { id: string; updatedAt: string }[] }>(
      await app.request('GET', `/api/events/${event.id}/ticket-types`, { as: staff }),
    )
    const body = {
      name: 'Standard',
      capacity: 2,
      isOnSale: true,
      prices: [{ currency: 'USD', amount: '0' }],
      updatedAt: types[0]?.updatedAt,
    }
    const path = `/api/events/${event.id}/ticket-types/${type}`
    expect((await app.request('POST', path, { as: staff, body })).status).toBe(200)
    expect((await standing(event, first, type)).offer).not.toBeNull()
    expect((await standing(event, second, type)).waiting).toEqual({ position: 1, count: 1 })

    const small = await makeEvent(app.payload, { maxAttendees: 1 })
    const [any, other] = [
      await makeTicketType(app.payload, staff, small.id),
      await makeTicketType(app.payload, staff, small.id),
    ]
    await placed(small, first, any)
    await join(small, second, any)
    // the seat is not free for the other type either
    await app.payload.update({
      collection: 'events',
      id: small.id,
      data: { maxAttendees: 2 },
      overrideAccess: true, // as staff do
    })
    expect(await codeOf(await order(small, first, other))).toContain('full')
    expect((await standing(small, second, any)).offer).not.toBeNull()
    expect(await readLineState(app.payload, small.id)).toMatchObject({ taken: 2, waiting: [] })
  })

  it('is offered by the job where a crash left it', async () => {
    const { event, type, buyer, order: id, first } = await makeLine(1, { maxAttendees: 1 })
    const other = await makeTicketType(app.payload, staff, event.id)
    await releaseTickets(app.payload, event.id, id) // and then it broke off
    // the seat is not sold meanwhile, nor as a ticket for which nobody waits
    expect(await codeOf(await order(event, buyer, type))).toContain('waiting_list')
    expect(await codeOf(await order(event, buyer, other))).toContain('full')
    await followWaitingLists(app.payload)
    await followWaitingLists(app.payload)
    expect((await standing(event, first, type)).offer).not.toBeNull()
    expect(await mailsAbout(first, 'waitingListOffer')).toHaveLength(1)
  })
})

describe('the line for a type', () => {
  it('ends when the type is taken off sale, and no offer lasts beyond its last price', async () => {
    const [event, buyer, first, second] = [
      await makeEvent(app.payload),
      ...((await makePeople(3)) as [Account, Account, Account]),
    ]
    const lastDay = inDays(1).slice(0, 10)
    const type = await makeTicketType(app.payload, staff, event.id, {
      capacity: 1,
      prices: [price({ amountMinor: 0, until: lastDay })],
    })
    const id = await placed(event, buyer, type)
    for (const each of [first, second]) expect((await join(event, each, type)).status).toBe(200)
    await cancel(id, buyer)
    expect((await standing(event, first, type)).offer?.until).toBe(endOfJubaDay(lastDay).toISOString())
    await followWaitingLists(app.payload, undefined, inHours(72))
    for (const each of [first, second]) expect(await mailsAbout(each, 'waitingListEnded')).toHaveLength(1)
    expect(await readLineState(app.payload, event.id)).toMatchObject({ taken: 0, waiting: [], offers: [] })

    const line = await makeLine(1)
    const { types } = await jsonOf<StaffTicketTypes>(
      await app.request('GET', `/api/events/${line.event.id}/ticket-types`, { as: staff }),
    )
    const { updatedAt } = required(types[0])
    const body = { name: 'Standard', capacity: 5, prices: [{ currency: 'USD', amount: '0' }], updatedAt }
    const path = `/api/events/${line.event.id}/ticket-types/${line.type}`
    expect((await app.request('POST', path, { as: staff, body })).status).toBe(200)
    expect(await mailsAbout(line.first, 'waitingListOffer')).toHaveLength(0)
    expect(await mailsAbout(line.first, 'waitingListEnded')).toHaveLength(1)
  })
})

describe('the line of an event that does not take place', () => {
  it.each(['cancelled', 'deleted', 'begun'] as const)('ends, and who waits is told once: %s', async (how) => {
    const { event, type, buyer, order: id, first, second } = await makeLine(2)
    await cancel(id, buyer) // the first has an offer
    const asStaff = { collection: 'events', id: event.id, overrideAccess: true } as const // as staff do
    if (how === 'cancelled') await app.payload.update({ ...asStaff, data: { isCancelled: true } })
    else if (how === 'deleted') await app.payload.delete(asStaff)
    else await app.payload.update({ ...asStaff, data: { eventDate: inDays(-1), endDate: inDays(1) } })
    await followWaitingLists(app.payload)
    for (const each of [first, second]) expect(await mailsAbout(each, 'waitingListEnded')).toHaveLength(1)
    if (how === 'deleted') return
    const { taken, waiting, offers, ended } = await readLineState(app.payload, event.id)
    expect({ taken, waiting, offers, ended }).toEqual({ taken: 0, waiting: [], offers: [], ended: 0 })
    expect((await join(event, first, type)).status).toBe(409)
  })
})
