import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followOrders } from '../../../../../domain/events/orders'
import { takeOffTicket } from '../../../../../domain/events/orders/cancelledTicketsRepository'
import { findOrder, setCancelled } from '../../../../../domain/events/orders/ordersRepository'
import { returnTicket } from '../../../../../domain/events'
import { findInvoice } from '../../../../../domain/money/invoices'
import { finaliseMoney, findPayment, reversePayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import {
  THREE_NAMES,
  cancelTicket,
  isLedgerBalanced,
  makeSaleWithTerms,
  ticketOf,
} from '../../../../helpers/cancelledTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays } from '../../../../helpers/events'
import { endOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const makeSale = (facts?: Partial<Event>) => makeSaleWithTerms(app, staff, facts)
/** A paid order of three tickets of USD 50, the first of them the buyer's own. */
const buy = async (sale: { event: string; type: string }) => {
  const bought = await buyTickets(app, sale.event, sale.type, THREE_NAMES)
  const payment = await payTickets(app, bought)
  return { ...bought, payment, view: await readOrder(app, bought) }
}
const cancel = (bought: Bought, place: number, body?: object) => cancelTicket(app, bought, place, body)
const codeOf = async (answer: Response): Promise<string | undefined> =>
  (await jsonOf<{ errors: { code: string }[] }>(answer)).errors[0]?.code
const invoiceOf = ({ view }: Bought) => findInvoice(app.payload, required(view.invoice))
describe('one ticket of a paid order', () => {
  it('is cancelled for its part of the fee: the seat is free, the rest is credit, the others stay', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    expect(ticketOf(bought, 1).cancelFeeMinor).toBe(1000)
    expect((await cancel(bought, 1)).status).toBe(200)
    const mail = (await mailsTo(app.payload, bought.buyer.email)).find(
      ({ template }) => template === 'ticketsReleased',
    )
    expect(mail?.subject).toMatch(/^One ticket cancelled: /)
    for (const text of ['Peter Lado: Standard', 'USD 10.00 of what', 'The rest, USD 40.00,'])
      expect(mail?.text).toContain(text)
    const view = await readOrder(app, bought)
    expect(view).toMatchObject({
      status: 'confirmed',
      totalMinor: 10_000,
      cancelledTickets: [{ name: 'Peter Lado', amountMinor: 5000, feeMinor: 1000 }],
      cancel: { feeMinor: 2000 },
    })
    expect(view.tickets.map(({ name }) => name)).toEqual(['Achol Deng', 'Rose Poni'])
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 2, ordered: 2 })
    expect(await invoiceOf(bought)).toMatchObject({ status: 'paid', creditedMinor: 4000 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(4000)
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('stays in the figures of the event with what was kept and given back', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    await cancel(bought, 1)
    const { figures } = await jsonOf<{ figures: string[][] }>(
      await app.request('GET', `/api/events/${sale.event}/afterwards`, { as: staff }),
    )
    // seats, came, share, paid, open, credited
    expect(figures[0]?.slice(0, 7)).toEqual(['All', '2', '0', '0 %', 'USD 110.00', '', 'USD 40.00'])
  })

  it('gives one seat back, and changes the total for who agreed to a fee before', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    const { id } = ticketOf(bought, 1)
    for (let time = 0; time < 2; time += 1)
      await returnTicket(app.payload, sale.event, bought.view.id, { id, type: sale.type, isOwn: false })
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 2, ordered: 2 })
    await cancel(bought, 1)
    const order = required(await findOrder(app.payload, bought.view.id))
    const agreed = { cancelledAt: new Date(), cancelFeeMinor: 3000, totalMinor: 15_000 }
    expect(await setCancelled(app.payload, order._id, agreed)).toBeNull()
  })

  it('is cancelled once, however often that is asked at once', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(bought, 1)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await cancel(bought, 1)).status).toBe(200)
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 2, ordered: 2 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(4000)
  })

  it('keeps its fee when the order is cancelled afterwards, which costs the fee of the others', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    await cancel(bought, 2)
    const { cancel: terms } = await readOrder(app, bought)
    const whole = await app.request('POST', `/api/ticket-orders/${bought.view.id}/cancel`, {
      as: bought.buyer,
      body: { feeMinor: terms?.feeMinor },
    })
    expect(whole.status).toBe(200)
    expect((await readOrder(app, bought)).status).toBe('cancelled')
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 0, holders: [], ordered: 0 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(12_000)
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('keeps its fee when the event is cancelled afterwards: the others are credited in full', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    await cancel(bought, 2)
    await app.payload.update({
      collection: 'events',
      id: sale.event,
      data: { isCancelled: true },
      overrideAccess: true, // as staff do
    })
    await followOrders(app.payload)
    await finaliseMoney(app.payload)
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(14_000)
    const told = (await mailsTo(app.payload, bought.buyer.email)).find(({ subject }) =>
      subject.startsWith('Tickets cancelled: '),
    )
    expect(told?.text).toContain('You had paid USD 100.00.')
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('takes the buyer off the list where it is their own', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    const registered = () => modelOf(app.payload, 'registrations').countDocuments({ event: sale.event })
    expect(await registered()).toBe(1)
    expect((await cancel(bought, 0)).status).toBe(200)
    expect(await registered()).toBe(0)
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 2, holders: [], ordered: 2 })
    const again = await buyTickets(app, sale.event, sale.type, ['Achol Deng'], { buyer: bought.buyer })
    expect(again.view.status).toBe('held')
  })

  it('is shown as not valid at the door, where nobody has been let in with it', async () => {
    const sale = await makeSale({ eventDate: endOfToday(), endDate: inDays(1) })
    const bought = await buy(sale)
    const door = await openDoor(app, staff, sale.event)
    await door.readChanges({ scans: [scanOf(ticketOf(bought, 2).id)] })
    expect(await codeOf(await cancel(bought, 2))).toBe('let_in')
    expect((await cancel(bought, 1)).status).toBe(200)
    const states = (await door.readList()).entries.map(({ name, state }) => [name, state])
    expect(Object.fromEntries(states)).toEqual({
      'Achol Deng': 'valid',
      'Peter Lado': 'cancelled',
      'Rose Poni': 'valid',
    })
  })

  it('is refused for another fee, as the last one, after the start, and for others', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    expect(await codeOf(await cancel(bought, 1, {}))).toBe('fee_changed')
    const stranger = await makeAccount(app.payload)
    expect((await cancel({ ...bought, buyer: stranger }, 1)).status).toBe(404)
    await cancel(bought, 1)
    await cancel(bought, 2)
    expect(await codeOf(await cancel(bought, 0))).toBe('last')
    expect((await readOrder(app, bought)).tickets).toMatchObject([{ cancelFeeMinor: null }])
    const other = await buy(await makeSale())
    await modelOf(app.payload, 'events').updateOne(
      { _id: other.view.event.id },
      { $set: { eventDate: new Date(Date.now() - 60_000) } },
    )
    expect(await codeOf(await cancel(other, 1))).toBe('closed')
  })

  it.each(['time', 'buyer'])(
    'leaves an order that ends by its %s when its payment is taken back',
    async (end) => {
      const sale = await makeSale()
      const bought = await buy(sale)
      await cancel(bought, 1)
      await finaliseMoney(app.payload)
      await reversePayment(app.payload, bought.payment, { reason: 'The cheque bounced' })
      expect((await readOrder(app, bought)).status).toBe('held')
      if (end === 'time') await followOrders(app.payload, undefined, new Date(inDays(4)))
      else
        await app.request('POST', `/api/ticket-orders/${bought.view.id}/cancel`, {
          as: bought.buyer,
          body: {},
        })
      expect((await readOrder(app, bought)).status).toBe(end === 'time' ? 'expired' : 'cancelled')
      expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 0, holders: [], ordered: 0 })
      await finaliseMoney(app.payload)
      expect(await invoiceOf(bought)).toMatchObject({ status: 'credited', openMinor: 0 })
      expect(await isLedgerBalanced(app)).toBe(true)
    },
  )

  it('of two that are cancelled at once, leaves one', async () => {
    const sale = await makeSale()
    const bought = await buyTickets(app, sale.event, sale.type, THREE_NAMES.slice(0, 2))
    await payTickets(app, bought)
    const view = await readOrder(app, bought)
    const answers = await Promise.all([0, 1].map((place) => cancel({ ...bought, view }, place)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readOrder(app, bought)).tickets).toHaveLength(1)
  })

  it('is followed by the jobs when the server stopped in between, and no fee is taken twice', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    const order = required(await findOrder(app.payload, bought.view.id))
    expect(await takeOffTicket(app.payload, order._id, required(order.tickets[1]), 1000)).toBe(true)
    // who looked at the order before agreed to a fee of another total
    const whole = await app.request('POST', `/api/ticket-orders/${bought.view.id}/cancel`, {
      as: bought.buyer,
      body: { feeMinor: bought.view.cancel?.feeMinor },
    })
    expect(await codeOf(whole)).toBe('fee_changed')
    await followOrders(app.payload)
    await finaliseMoney(app.payload)
    await finaliseMoney(app.payload)
    expect(await readTickets(app.payload, sale.event)).toMatchObject({ taken: 2, ordered: 2 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(4000)
    expect(await findOrder(app.payload, bought.view.id)).not.toHaveProperty('needsFollowing')
  })
})
