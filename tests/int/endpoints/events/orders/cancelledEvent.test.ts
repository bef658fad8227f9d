import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followOrders } from '../../../../../domain/events/orders'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import { findInvoice } from '../../../../../domain/money/invoices'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { confirmPayment, finaliseMoney } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, price, readTickets } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const read = (bought: Bought): Promise<OrderView> => readOrder(app, bought)
const order = ({ id }: Event, type: string): Promise<Bought> => buyTickets(app, id, type)
const pay = (bought: Bought, facts?: Parameters<typeof payTickets>[2]): Promise<string> =>
  payTickets(app, bought, facts)
const cancelEvent = ({ id }: Event, isCancelled = true) =>
  app.payload.update({
    collection: 'events',
    id,
    data: { isCancelled },
    overrideAccess: true, // as staff do
  })
/** Of a server that was killed before anything followed. */
const cancelSilently = ({ id }: Event) =>
  modelOf(app.payload, 'events').updateOne({ _id: id }, { $set: { isCancelled: true } })
const templatesTo = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email)).map(({ template }) => template)
const notesOf = ({ id }: Account): Promise<number> =>
  modelOf(app.payload, 'credit-notes').countDocuments({ user: id, number: { $ne: null } })
const balancesOf = async ({ id }: Account): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(id) }))
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
  )
const expectBalancedLedger = async (): Promise<void> => {
  expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
}
const makeSale = async (amountMinor = 5000): Promise<{ event: Event; type: string }> => {
  const event = await makeEvent(app.payload)
  return {
    event,
    type: await makeTicketType(app.payload, staff, event.id, { prices: [price({ amountMinor })] }),
  }
}

describe('when an event is cancelled', () => {
  it('a paid order is credited once, and its buyer told once', async () => {
    const { event, type } = await makeSale()
    const paid = await order(event, type)
    const payment = await pay(paid)
    await cancelEvent(event)
    expect((await read(paid)).status).toBe('cancelled')
    expect(await findInvoice(app.payload, required(paid.view.invoice))).toMatchObject({
      status: 'credited',
      openMinor: 0,
      creditedMinor: 10_000,
    })
    expect(await notesOf(paid.buyer)).toBe(1)
    expect(await balancesOf(paid.buyer)).toEqual({ 'memberCredit USD': -10_000 })
    const stored = await modelOf(app.payload, 'payments').findById(payment).lean<{ creditMinor: number }>()
    expect(stored?.creditMinor).toBe(10_000)
    await expectBalancedLedger()
    expect(await readTickets(app.payload, event.id)).toMatchObject({ taken: 0, holders: [], ordered: 0 })
    expect(await modelOf(app.payload, 'registrations').countDocuments({ event: event.id })).toBe(0)

    const templates = await templatesTo(paid.buyer)
    expect(templates.filter((name) => name === 'ticketsReleased')).toHaveLength(1)
    expect(templates.filter((name) => name === 'creditNoteIssued')).toHaveLength(1)
    expect(templates).not.toContain('eventCancelled')
    const told = (await mailsTo(app.payload, paid.buyer.email)).find(
      ({ template }) => template === 'ticketsReleased',
    )
    expect(told?.text).toContain('this event has been cancelled')
    expect(told?.text).toContain('You had paid USD 100.00')

    await cancelEvent(event, false)
    await followOrders(app.payload)
    expect((await read(paid)).status).toBe('cancelled')
    expect(await notesOf(paid.buyer)).toBe(1)
  })

  it('several processes at once issue one credit note for each order', async () => {
    const { event, type } = await makeSale()
    const orders = await Promise.all([order(event, type), order(event, type), order(event, type)])
    for (const each of orders) await pay(each)
    await cancelSilently(event)
    await Promise.all(Array.from({ length: 4 }, () => followOrders(app.payload)))
    await Promise.all([finaliseMoney(app.payload), finaliseMoney(app.payload)])
    await finaliseMoney(app.payload)
    await followOrders(app.payload)
    for (const { buyer, view } of orders) {
      expect((await read({ view, buyer })).status).toBe('cancelled')
      expect(await notesOf(buyer)).toBe(1)
      expect((await findInvoice(app.payload, required(view.invoice)))?.credits).toHaveLength(1)
      expect(await balancesOf(buyer)).toEqual({ 'memberCredit USD': -10_000 })
      expect((await templatesTo(buyer)).filter((name) => name === 'ticketsReleased')).toHaveLength(1)
    }
    expect((await readTickets(app.payload, event.id)).taken).toBe(0)
    await expectBalancedLedger()
  })

  it('a partly paid order is owed no more, and its part is credit', async () => {
    const { event, type } = await makeSale()
    const partly = await order(event, type)
    await pay(partly, { amountMinor: 4_000 })
    await cancelEvent(event)
    expect((await read(partly)).status).toBe('cancelled')
    expect(await balancesOf(partly.buyer)).toEqual({ 'memberCredit USD': -4_000 })
    const told = (await mailsTo(app.payload, partly.buyer.email)).find(
      ({ template }) => template === 'ticketsReleased',
    )
    expect(told?.text).toContain('You had paid USD 40.00')
    await expectBalancedLedger()
  })

  it('a free and an unpaid order end, without credit notes', async () => {
    const [free, dear] = [await makeSale(0), await makeSale()]
    const [confirmed, unpaid] = [await order(free.event, free.type), await order(dear.event, dear.type)]
    expect(confirmed.view.status).toBe('confirmed')
    await cancelEvent(free.event)
    await cancelEvent(dear.event)
    for (const { buyer, view } of [confirmed, unpaid]) {
      expect((await read({ view, buyer })).status).toBe('cancelled')
      expect(await notesOf(buyer)).toBe(0)
      expect(await balancesOf(buyer)).toEqual({})
      expect(await templatesTo(buyer)).toContain('ticketsReleased')
      expect(await templatesTo(buyer)).not.toContain('eventCancelled')
    }
    expect((await findInvoice(app.payload, required(unpaid.view.invoice)))?.status).toBe('void')
  })

  it('who waits for a payment to be checked is told at once, and credited when it is confirmed', async () => {
    const { event, type } = await makeSale()
    const waiting = await order(event, type)
    const payment = await pay(waiting, { status: 'reported' })
    await cancelEvent(event)
    expect((await read(waiting)).status).toBe('held')
    expect(await templatesTo(waiting.buyer)).toContain('eventCancelled')
    await confirmPayment(app.payload, payment, { by: staff.id })
    await followOrders(app.payload)
    await finaliseMoney(app.payload)
    await finaliseMoney(app.payload)
    expect((await read(waiting)).status).toBe('cancelled')
    expect(await templatesTo(waiting.buyer)).not.toContain('ticketsConfirmed')
    expect(await balancesOf(waiting.buyer)).toEqual({ 'memberCredit USD': -10_000 })
    expect(await notesOf(waiting.buyer)).toBe(1)
    await expectBalancedLedger()
  })

  it('one that cannot be credited yet does not stop the others, and is tried again', async () => {
    const { event, type } = await makeSale()
    const [broken, good] = [await order(event, type), await order(event, type)]
    await pay(broken)
    await pay(good)
    const invoices = modelOf(app.payload, 'invoices')
    const { number } = required(
      await invoices.findById(broken.view.invoice).lean<{ number: string } | null>(),
    )
    await invoices.updateOne({ _id: broken.view.invoice }, { $unset: { number: 1 } })
    await cancelSilently(event)
    await followOrders(app.payload)
    expect((await read(broken)).status).toBe('confirmed')
    expect((await read(good)).status).toBe('cancelled')
    await invoices.updateOne({ _id: broken.view.invoice }, { $set: { number } })
    await followOrders(app.payload)
    expect((await read(broken)).status).toBe('cancelled')
  })
})

describe('when an event with paid orders is', () => {
  it('in the trash, they stay; deleted for good, they are credited', async () => {
    const { event, type } = await makeSale()
    const paid = await order(event, type)
    await pay(paid)
    await app.payload.update({
      collection: 'events',
      id: event.id,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true, // as staff do
    })
    expect((await read(paid)).status).toBe('confirmed')
    await app.payload.delete({
      collection: 'events',
      id: event.id,
      trash: true,
      overrideAccess: true, // as staff do
    })
    expect((await read(paid)).status).toBe('cancelled')
    expect(await notesOf(paid.buyer)).toBe(1)
    expect(await balancesOf(paid.buyer)).toEqual({ 'memberCredit USD': -10_000 })
    expect(await templatesTo(paid.buyer)).toEqual(
      expect.arrayContaining(['eventCancelled', 'creditNoteIssued']),
    )
    await expectBalancedLedger()
  })
})
