import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followLatePayments } from '../../../../../domain/events/latePayments'
import { followOrders } from '../../../../../domain/events/orders'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import { findInvoice } from '../../../../../domain/money/invoices'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { finaliseMoney, findPayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { crashAfter } from '../../../../helpers/crashAfter'
import { makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const read = (late: Bought): Promise<OrderView> => readOrder(app, late)
const expire = () => followOrders(app.payload, undefined, new Date(Date.now() + 31 * 60_000))
/** An order whose time to pay is over. */
const lateOrder = async (event: Event, type: string, names?: readonly string[]): Promise<Bought> => {
  const late = await buyTickets(app, event.id, type, names)
  await expire()
  expect((await read(late)).status).toBe('expired')
  return late
}
const pay = (late: Bought, amountMinor = late.view.totalMinor): Promise<string> =>
  payTickets(app, late, { amountMinor })
const creditOf = async (payment: string) => (await findPayment(app.payload, payment))?.creditMinor
const templatesTo = async ({ buyer }: Bought): Promise<string[]> =>
  (await mailsTo(app.payload, buyer.email)).map(({ template }) => template)
const expectBalancedLedger = async (): Promise<void> => {
  expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
}
const makeSale = async (facts: Partial<Event> = {}): Promise<{ event: Event; type: string }> => {
  const event = await makeEvent(app.payload, facts)
  return { event, type: await makeTicketType(app.payload, staff, event.id) }
}

describe('money that comes after the time to pay', () => {
  it('gives the order its seats again, with a new invoice that the credit pays', async () => {
    const { event, type } = await makeSale({ maxAttendees: 2 })
    const late = await lateOrder(event, type)
    const payment = await pay(late)
    expect(await creditOf(payment)).toBe(10_000)
    await Promise.all([followLatePayments(app.payload), followLatePayments(app.payload)])
    await followLatePayments(app.payload)

    const view = await read(late)
    expect(view).toMatchObject({ status: 'confirmed', totalMinor: 10_000 })
    expect(view.tickets.every(({ code }) => code !== null)).toBe(true)
    expect(view.invoice).not.toBe(late.view.invoice)
    expect((await findInvoice(app.payload, required(view.invoice)))?.status).toBe('paid')
    expect(await creditOf(payment)).toBe(0)
    expect(await readTickets(app.payload, event.id)).toMatchObject({
      taken: 2,
      holders: [late.buyer.id],
      ordered: 2,
    })
    const told = await templatesTo(late)
    expect(told.filter((name) => name === 'ticketsConfirmed')).toHaveLength(1)
    expect(told).not.toContain('ticketsPaidLate')
    await expectBalancedLedger()

    // a second payment of the same stays credit, and takes nothing
    const second = await pay(late)
    await followLatePayments(app.payload)
    expect(await creditOf(second)).toBe(10_000)
    expect((await readTickets(app.payload, event.id)).taken).toBe(2)
    // it ends with the event like any other, and its buyer is told again
    await app.payload.update({
      collection: 'events',
      id: event.id,
      data: { isCancelled: true },
      overrideAccess: true, // as staff do
    })
    expect((await read(late)).status).toBe('cancelled')
    expect((await templatesTo(late)).filter((name) => name === 'ticketsReleased')).toHaveLength(2)
  })

  it('stays credit when the seats are gone, and the buyer is told once', async () => {
    const { event, type } = await makeSale({ maxAttendees: 2 })
    const late = await lateOrder(event, type)
    await buyTickets(app, event.id, type, ['Somebody Else'])
    const payment = await pay(late)
    await Promise.all([followLatePayments(app.payload), followLatePayments(app.payload)])
    await expire() // of the other order too
    await followLatePayments(app.payload)
    expect((await read(late)).status).toBe('expired')
    expect(await creditOf(payment)).toBe(10_000)
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, ordered: 0 })
    const mails = (await mailsTo(app.payload, late.buyer.email)).filter(
      ({ template }) => template === 'ticketsPaidLate',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('kept as your credit')
    expect(mails[0]?.text).toContain('USD 100.00')
  })

  it('does not pass those who wait, and nothing is taken for less than the tickets cost', async () => {
    const { event, type } = await makeSale({ maxAttendees: 1 })
    const late = await lateOrder(event, type, ['Achol Deng'])
    const holder = await buyTickets(app, event.id, type, ['Holder'])
    const waiting = await makeAccount(app.payload)
    const joined = await app.request('POST', `/api/events/${event.id}/waiting`, {
      as: waiting,
      body: { type },
    })
    expect(joined.status).toBeLessThan(300)
    await app.request('POST', `/api/ticket-orders/${holder.view.id}/cancel`, { as: holder.buyer })
    await pay(late)
    await followLatePayments(app.payload)
    expect((await read(late)).status).toBe('expired') // the seat is offered to who waits
    expect(await templatesTo(late)).toContain('ticketsPaidLate')

    const other = await makeSale()
    const little = await lateOrder(other.event, other.type)
    await pay(little, 4_000)
    await followLatePayments(app.payload)
    expect((await read(little)).status).toBe('expired')
    expect(await templatesTo(little)).toContain('ticketsPaidLate')
    // the rest comes: both together pay
    await pay(little, 6_000)
    await followLatePayments(app.payload)
    expect((await read(little)).status).toBe('confirmed')
    await expectBalancedLedger()
  })

  it('takes nothing once the event has begun', async () => {
    const { event, type } = await makeSale()
    const late = await lateOrder(event, type)
    await pay(late)
    await modelOf(app.payload, 'events').updateOne(
      { _id: event.id },
      { $set: { eventDate: new Date(Date.now() - 60_000) } },
    )
    await followLatePayments(app.payload)
    expect((await read(late)).status).toBe('expired')
    expect(await templatesTo(late)).toContain('ticketsPaidLate')
  })

  it('gives the last seat to one of two orders that are paid late at once', async () => {
    const { event, type } = await makeSale({ maxAttendees: 1 })
    const first = await lateOrder(event, type, ['Achol Deng'])
    const second = await lateOrder(event, type, ['Peter Lado'])
    await Promise.all([pay(first), pay(second)])
    await Promise.all(Array.from({ length: 4 }, () => followLatePayments(app.payload)))
    await followLatePayments(app.payload)
    const statuses = [(await read(first)).status, (await read(second)).status].sort()
    expect(statuses).toEqual(['confirmed', 'expired'])
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 1, ordered: 1 })
    const told = [await templatesTo(first), await templatesTo(second)].flat()
    expect(told.filter((name) => name === 'ticketsPaidLate')).toHaveLength(1)
    expect(told.filter((name) => name === 'ticketsConfirmed')).toHaveLength(1)
  })

  it('is completed by the jobs wherever a process died', async () => {
    for (let writes = 1; ; writes += 1) {
      const { event, type } = await makeSale({ maxAttendees: 2 })
      const late = await lateOrder(event, type)
      const payment = await pay(late)
      const hasCrashed = await crashAfter(writes, () => followLatePayments(app.payload))
      await followOrders(app.payload)
      await finaliseMoney(app.payload)
      await followLatePayments(app.payload)
      await finaliseMoney(app.payload)
      await followLatePayments(app.payload)
      expect([writes, (await read(late)).status]).toEqual([writes, 'confirmed'])
      expect(await creditOf(payment)).toBe(0)
      expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 2, ordered: 2 })
      if (!hasCrashed) break
    }
    await expectBalancedLedger()
  })
})
