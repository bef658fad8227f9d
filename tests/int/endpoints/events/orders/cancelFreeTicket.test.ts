import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followOrders } from '../../../../../domain/events/orders'
import { takeOffTicket } from '../../../../../domain/events/orders/cancelledTicketsRepository'
import { findOrder } from '../../../../../domain/events/orders/ordersRepository'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets, orderTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { THREE_NAMES, cancelTicket, makeSaleWithTerms } from '../../../../helpers/cancelledTickets'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf, readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

it('a ticket of a free order is given back without terms', async () => {
  const event = await makeEvent(app.payload)
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const bought = await buyTickets(app, event.id, type, THREE_NAMES)
  expect(bought.view.tickets.map(({ cancelFeeMinor }) => cancelFeeMinor)).toEqual([0, 0, 0])
  expect((await cancelTicket(app, bought, 1, {})).status).toBe(200)
  expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 2, ordered: 2 })
})

it('a link that confirmed an order still leads to it after a ticket was cancelled', async () => {
  const event = await makeEvent(app.payload)
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const buyer = await makeAccount(app.payload)
  const body = orderOf(type, THREE_NAMES)
  const id = await orderTickets(app, event.id, buyer, body)
  await cancelTicket(app, { buyer, view: await readOrder(app, { buyer, view: { id } }) }, 1)
  expect(await orderTickets(app, event.id, buyer, body)).toBe(id)
})

it('a ticket that is given back with its whole order at the same moment needs nothing more', async () => {
  const event = await makeEvent(app.payload)
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const bought = await buyTickets(app, event.id, type, THREE_NAMES)
  const order = required(await findOrder(app.payload, bought.view.id))
  await takeOffTicket(app.payload, order._id, required(order.tickets[1]), 0)
  const whole = await app.request('POST', `/api/ticket-orders/${bought.view.id}/cancel`, { as: bought.buyer })
  expect(whole.status).toBe(200)
  expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, ordered: 0, holders: [] })
  expect(await findOrder(app.payload, bought.view.id)).not.toHaveProperty('needsFollowing')
})

it('a free ticket stays when the paid one of its order was cancelled free of charge', async () => {
  const { event, type } = await makeSaleWithTerms(app, staff, { feePercent: 0 })
  const free = await makeTicketType(app.payload, staff, event, { ...FREE, name: 'Guest' })
  const buyer = await makeAccount(app.payload)
  const placed = await app.request('POST', `/api/events/${event}/orders`, {
    as: buyer,
    body: {
      key: randomUUID(),
      currency: 'USD',
      tickets: [
        { type, name: 'Achol Deng', isOwn: false },
        { type: free, name: 'Peter Lado', isOwn: false },
      ],
    },
  })
  const { id } = await jsonOf<{ id: string }>(placed)
  const bought = { buyer, view: await readOrder(app, { buyer, view: { id } }) }
  await payTickets(app, bought)
  const paid = { buyer, view: await readOrder(app, bought) }
  expect((await cancelTicket(app, paid, 0)).status).toBe(200)
  await followOrders(app.payload)
  expect(await readOrder(app, bought)).toMatchObject({ status: 'confirmed', totalMinor: 0 })
  const unknown = await app.request('POST', `/api/ticket-orders/${id}/tickets/${'0'.repeat(24)}/cancel`, {
    as: buyer,
  })
  expect(unknown.status).toBe(404)
})
