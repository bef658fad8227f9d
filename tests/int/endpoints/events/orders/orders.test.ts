import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followOrders } from '../../../../../domain/events/orders'
import type { OrderView, OwnOrders } from '../../../../../domain/events/orders/orders.schema'
import { readTicketCode } from '../../../../../domain/events/orders/signTicket'
import type { StaffTicketTypes, TicketOffers } from '../../../../../domain/events/tickets/tickets.schema'
import { findInvoice } from '../../../../../domain/money/invoices'
import { reversePayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { orderTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { inDays, makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf, price, readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60_000
const order = (event: Event, as: Account, body: object) =>
  app.request('POST', `/api/events/${event.id}/orders`, { as, body })
const placed = (event: Event, as: Account, body: ReturnType<typeof orderOf>): Promise<string> =>
  orderTickets(app, event.id, as, body)
const read = (id: string, buyer: Account): Promise<OrderView> => readOrder(app, { buyer, view: { id } })
const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { errors: { code?: string; data?: { code?: string } }[] }).errors[0]
const offers = async (event: Event, as?: Account): Promise<TicketOffers> =>
  (await app.request('GET', `/api/events/${event.id}/tickets`, { as })).json() as Promise<TicketOffers>
const pay = (view: OrderView, buyer: Account, facts?: Parameters<typeof payTickets>[2]): Promise<string> =>
  payTickets(app, { buyer, view }, facts)
const templatesTo = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email)).map(({ template }) => template)

describe('an order of three tickets', () => {
  it('holds seats, has an invoice, and becomes valid tickets once it is paid', async () => {
    const [buyer, event] = [
      await makeAccount(app.payload),
      await makeEvent(app.payload, { maxAttendees: 10 }),
    ]
    const type = await makeTicketType(app.payload, staff, event.id)
    const body = orderOf(type, ['Achol Deng', 'Peter Lado', 'Mary Keji'], { hasOwn: true })
    const id = await placed(event, buyer, body)
    expect(await placed(event, buyer, body)).toBe(id)
    const held = await read(id, buyer)
    expect(held).toMatchObject({ status: 'held', totalMinor: 15_000, currency: 'USD' })
    expect(held.tickets.map(({ code }) => code)).toEqual([null, null, null])
    expect(await readTickets(app.payload, event.id)).toEqual({
      taken: 3,
      holders: [],
      sold: { [type]: 3 },
      ordered: 3,
    })
    expect((await app.request('GET', `/api/ticket-orders/${id}/pdf`, { as: buyer })).status).toBe(409)

    await pay(held, buyer)
    const confirmed = await read(id, buyer)
    expect(confirmed.status).toBe('confirmed')
    for (const { id: ticket, code } of confirmed.tickets)
      expect(readTicketCode(app.payload, required(code))).toBe(ticket)
    expect((await readTickets(app.payload, event.id)).holders).toEqual([buyer.id])
    expect(await modelOf(app.payload, 'registrations').countDocuments({ event: event.id })).toBe(1)
    expect(await templatesTo(buyer)).toEqual(expect.arrayContaining(['ticketsConfirmed', 'paymentReceipt']))
    expect(await templatesTo(buyer)).not.toContain('registrationConfirmed')
    const file = await app.request('GET', `/api/ticket-orders/${id}/pdf`, { as: buyer })
    expect(await pdfText(Buffer.from(await file.arrayBuffer()))).toContain('Mary Keji')
    const { orders } = (await (
      await app.request('GET', '/api/ticket-orders/mine', { as: buyer })
    ).json()) as OwnOrders
    expect(orders.map((each) => each.id)).toEqual([id])
  })

  it('is invoiced to the organisation that pays', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const names = ['Achol Deng', 'Peter Lado', 'Mary Keji']
    const body = { ...orderOf(type, names), billTo: ' Nile Bridges Ltd ' }
    const held = await read(await placed(event, buyer, body), buyer)
    expect(held.billTo).toBe('Nile Bridges Ltd')
    const invoice = await findInvoice(app.payload, required(held.invoice))
    expect(invoice?.recipient).toMatchObject({ name: 'Nile Bridges Ltd', email: buyer.email })
    expect((await order(event, buyer, { ...body, key: randomUUID(), billTo: 'Two\nlines' })).status).toBe(400)
  })

  it('is of nobody else', async () => {
    const [buyer, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const event = await makeEvent(app.payload)
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng']))
    const answers = await Promise.all([
      app.request('GET', `/api/ticket-orders/${id}`, { as: other }),
      app.request('GET', `/api/ticket-orders/${id}/pdf`, { as: other }),
      app.request('POST', `/api/ticket-orders/${id}/cancel`, { as: other }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await app.request('GET', `/api/ticket-orders/${id}`)).status).toBe(401)
  })

  it('gives its seats back when it is not paid in time, and owes nothing any more', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng', 'Peter Lado'], { hasOwn: true }))
    const held = await read(id, buyer)
    await followOrders(app.payload, undefined, new Date(Date.now() + 29 * 60_000))
    expect((await read(id, buyer)).status).toBe('held')
    const later = new Date(Date.now() + 31 * 60_000)
    await Promise.all([
      followOrders(app.payload, undefined, later),
      followOrders(app.payload, undefined, later),
    ])
    expect((await read(id, buyer)).status).toBe('expired')
    expect(await readTickets(app.payload, event.id)).toMatchObject({
      taken: 0,
      sold: { [type]: 0 },
      ordered: 0,
    })
    expect((await findInvoice(app.payload, required(held.invoice)))?.status).toBe('void')
    expect((await templatesTo(buyer)).filter((name) => name === 'ticketsReleased')).toHaveLength(1)
    // money that comes now is the buyer's credit
    await pay(held, buyer)
    expect((await read(id, buyer)).status).toBe('expired')
    expect((await readTickets(app.payload, event.id)).taken).toBe(0)
  })

  it('keeps its seats while a payment is being checked', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng']))
    await pay(await read(id, buyer), buyer, { status: 'reported' })
    await followOrders(app.payload, undefined, new Date(Date.now() + 31 * 60_000))
    expect((await read(id, buyer)).status).toBe('held')
    const cancelled = await app.request('POST', `/api/ticket-orders/${id}/cancel`, { as: buyer })
    expect(cancelled.status).toBe(409)
  })

  it('is to be paid again when its payment is taken back', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng'], { hasOwn: true }))
    const payment = await pay(await read(id, buyer), buyer)
    await reversePayment(app.payload, payment, { reason: 'The cheque bounced' })
    expect((await read(id, buyer)).status).toBe('held')
    await followOrders(app.payload, undefined, new Date(Date.now() + 4 * DAY_MS))
    expect((await read(id, buyer)).status).toBe('expired')
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, holders: [] })
    expect(await modelOf(app.payload, 'registrations').countDocuments({ event: event.id })).toBe(0)
  })

  it('ends with the event, and its buyer is told of the tickets alone', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const unpaid = await placed(event, buyer, orderOf(type, ['Peter Lado']))
    const { invoice } = await read(unpaid, buyer)
    await app.payload.update({
      collection: 'events',
      id: event.id,
      data: { isCancelled: true },
      overrideAccess: true, // as staff do
    })
    expect((await read(unpaid, buyer)).status).toBe('cancelled')
    expect((await findInvoice(app.payload, required(invoice)))?.status).toBe('void')
    expect(await templatesTo(buyer)).toContain('ticketsReleased')
    expect(await templatesTo(buyer)).not.toContain('eventCancelled')
  })

  it('can be cancelled until it is paid, again and again with one effect', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const cancel = (id: string) => app.request('POST', `/api/ticket-orders/${id}/cancel`, { as: buyer })
    const first = await placed(event, buyer, orderOf(type, ['Achol Deng']))
    expect((await Promise.all([cancel(first), cancel(first)])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, ordered: 0 })
    const second = await placed(event, buyer, orderOf(type, ['Achol Deng']))
    await pay(await read(second, buyer), buyer)
    expect((await cancel(second)).status).toBe(409)
    expect((await read(second, buyer)).status).toBe('confirmed')
  })

  it('is completed by the job when its server was killed after the seats were taken', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng']))
    await modelOf(app.payload, 'ticket-orders').updateOne(
      { _id: id },
      { $set: { status: 'placed', needsFollowing: true }, $unset: { invoice: 1 } },
    )
    await followOrders(app.payload)
    expect(await read(id, buyer)).toMatchObject({ status: 'held', invoice: expect.any(String) as string })
  })
})

describe('staff', () => {
  it('cancel an order that nobody has paid, and tell the buyer why', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const cancel = (id: string, of = event) =>
      app.request('POST', `/api/events/${of.id}/orders/${id}/cancel`, {
        as: staff,
        body: { reason: 'Ordered twice' },
      })
    const [unpaid, paid] = [
      await placed(event, buyer, orderOf(type, ['Achol Deng'])),
      await placed(event, buyer, orderOf(type, ['Peter Lado'])),
    ]
    expect((await cancel(unpaid, await makeEvent(app.payload))).status).toBe(404)
    expect((await cancel(unpaid)).status).toBe(200)
    expect((await read(unpaid, buyer)).status).toBe('cancelled')
    const told = (await mailsTo(app.payload, buyer.email)).find(
      ({ template }) => template === 'ticketsReleased',
    )
    expect(told?.text).toContain('Ordered twice')
    await pay(await read(paid, buyer), buyer)
    expect((await cancel(paid)).status).toBe(409)
    expect((await read(paid, buyer)).status).toBe('confirmed')
  })
})

describe('a free ticket', () => {
  it('is confirmed at once, and can be cancelled', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id, FREE)
    const id = await placed(event, buyer, orderOf(type, ['Achol Deng'], { hasOwn: true }))
    expect(await read(id, buyer)).toMatchObject({ status: 'confirmed', totalMinor: 0, invoice: null })
    // the seat belongs to the ticket
    const registration = `/api/events/${event.id}/registration`
    expect((await app.request('DELETE', registration, { as: buyer })).status).toBe(409)
    const removal = `/api/events/${event.id}/registrants/${buyer.id}/removal`
    expect((await app.request('POST', removal, { as: staff, body: {} })).status).toBe(409)
    expect((await app.request('POST', `/api/ticket-orders/${id}/cancel`, { as: buyer })).status).toBe(200)
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, holders: [] })
  })
})

describe('prices', () => {
  it('are those of members for the own ticket of who is one when ordering', async () => {
    const [member, lapsed] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const event = await makeEvent(app.payload)
    await makeMembership(app.payload, member.id)
    const past = new Date(Date.now() - DAY_MS)
    await makeMembership(app.payload, lapsed.id, { expiresAt: past, graceUntil: past })
    const prices = [
      price(),
      price({ audience: 'members', amountMinor: 3000 }),
      price({ audience: 'fellow', amountMinor: 100 }),
    ]
    const type = await makeTicketType(app.payload, staff, event.id, { prices })
    const buy = async (as: Account) =>
      (await read(await placed(event, as, orderOf(type, ['One', 'Two'], { hasOwn: true })), as)).totalMinor
    expect([await buy(member), await buy(lapsed)]).toEqual([8000, 10_000])
    expect((await offers(event)).types[0]?.offers).toEqual([
      { currency: 'USD', amountMinor: 5000, ownMinor: null },
    ])
    expect((await offers(event, member)).types[0]?.offers).toEqual([
      { currency: 'USD', amountMinor: 5000, ownMinor: 3000 },
    ])
  })

  it('of an order stay when staff change them', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    const type = await makeTicketType(app.payload, staff, event.id)
    const id = await placed(event, buyer, orderOf(type, ['One']))
    const path = `/api/events/${event.id}/ticket-types`
    const listed = (await (await app.request('GET', path, { as: staff })).json()) as StaffTicketTypes
    const { updatedAt } = required(listed.types[0])
    const form = {
      name: 'Standard',
      isOnSale: true,
      prices: [{ audience: 'everybody', currency: 'USD', amount: '75' }],
      updatedAt,
    }
    const change = () => app.request('POST', `${path}/${type}`, { as: staff, body: form })
    expect((await change()).status).toBe(200)
    expect((await change()).status).toBe(409) // a colleague's version
    expect((await read(id, buyer)).totalMinor).toBe(5000)
    expect((await offers(event)).types[0]?.offers[0]?.amountMinor).toBe(7500)
    const removal = await app.request('DELETE', `${path}/${type}`, { as: staff })
    expect(removal.status).toBe(409)
  })
})

describe('an order is refused', () => {
  it('when a type is sold out, the event full, the own ticket there already, or the sale over', async () => {
    const [buyer, event] = [await makeAccount(app.payload), await makeEvent(app.payload, { maxAttendees: 4 })]
    const dinner = await makeTicketType(app.payload, staff, event.id, { name: 'Dinner', capacity: 2 })
    const standard = await makeTicketType(app.payload, staff, event.id, { perPerson: 3 })
    const ended = await makeTicketType(app.payload, staff, event.id, {
      prices: [price({ until: '2020-01-01' })],
    })
    const off = await makeTicketType(app.payload, staff, event.id, { isOnSale: false })
    const refused = async (body: object) => {
      const response = await order(event, buyer, body)
      return [response.status, JSON.stringify(await codeOf(response))] as const
    }
    const expectRefusal = async (body: object, code: string) => {
      const [status, error] = await refused(body)
      expect([status, error.includes(code)]).toEqual([409, true])
    }
    await expectRefusal(orderOf(dinner, ['1', '2', '3']), 'sold_out')
    await expectRefusal(orderOf(standard, ['1', '2', '3', '4']), 'too_many_of_type')
    await expectRefusal(orderOf(ended, ['1']), 'not_on_sale')
    await expectRefusal(orderOf(off, ['1']), 'not_on_sale')
    await expectRefusal(orderOf(standard, ['1'], { currency: 'SSP' }), 'not_on_sale')
    await placed(event, buyer, orderOf(standard, ['1', '2', '3'], { hasOwn: true }))
    await expectRefusal(orderOf(standard, ['1'], { hasOwn: true }), 'has_ticket')
    await expectRefusal(orderOf(standard, ['1']), 'too_many_of_type') // three in all orders
    await expectRefusal(orderOf(dinner, ['1', '2']), 'full')
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 3, ordered: 3 })
    // nothing is left of orders that got no seats
    expect(await modelOf(app.payload, 'ticket-orders').countDocuments({ event: event.id })).toBe(1)
  })

  it('for an event that is cancelled, over, or a draft, and for more than three that are not paid', async () => {
    const buyer = await makeAccount(app.payload)
    const [cancelled, past, draft, event] = [
      await makeEvent(app.payload, { isCancelled: true }),
      await makeEvent(app.payload, { eventDate: inDays(-1) }),
      await makeEvent(app.payload, { _status: 'draft' }),
      await makeEvent(app.payload),
    ]
    const statusOf = async (of: Event) => {
      const type = await makeTicketType(app.payload, staff, of.id)
      return (await order(of, buyer, orderOf(type, ['1']))).status
    }
    expect([await statusOf(cancelled), await statusOf(past), await statusOf(draft)]).toEqual([409, 409, 404])
    const type = await makeTicketType(app.payload, staff, event.id)
    for (let count = 0; count < 3; count += 1) await placed(event, buyer, orderOf(type, ['1']))
    expect((await order(event, buyer, orderOf(type, ['1']))).status).toBe(409)
  })

  it('of plain registrations where tickets are sold', async () => {
    const [person, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    await makeTicketType(app.payload, staff, event.id)
    const response = await app.request('POST', `/api/events/${event.id}/registration`, { as: person })
    expect(response.status).toBe(409)
  })
})
