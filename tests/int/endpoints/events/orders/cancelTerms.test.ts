import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOwnOrder } from '../../../../../domain/events/withdrawals'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import { followOrders } from '../../../../../domain/events/orders'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import type { TicketOffers } from '../../../../../domain/events/tickets/tickets.schema'
import { findInvoice } from '../../../../../domain/money/invoices'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { finaliseMoney, findPayment } from '../../../../../domain/money/payments'
import { todayInJuba } from '../../../../../platform/jubaTime'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { crashAfter } from '../../../../helpers/crashAfter'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { endOfToday } from '../../../../helpers/jubaDay'
import { jsonOf } from '../../../../helpers/jsonOf'
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

const FREE_THEN_A_FIFTH = [
  { daysBefore: 3, feePercent: 20 },
  { daysBefore: 20, feePercent: 0 },
]
const settings = async ({ id }: Event): Promise<TicketSettings> =>
  jsonOf<TicketSettings>(await app.request('GET', `/api/events/${id}/ticket-settings`, { as: staff }))
const setTerms = async (event: Event, terms: object[]): Promise<Response> =>
  app.request('POST', `/api/events/${event.id}/cancel-terms`, {
    as: staff,
    body: { terms, updatedAt: (await settings(event)).updatedAt },
  })
const makeSale = async (facts: Partial<Event> = {}, terms: object[] = FREE_THEN_A_FIFTH) => {
  const event = await makeEvent(app.payload, facts)
  expect((await setTerms(event, terms)).status).toBe(200)
  return { event, type: await makeTicketType(app.payload, staff, event.id) }
}
/** A paid order of two tickets of USD 50. */
const buy = async ({
  event,
  type,
}: {
  event: Event
  type: string
}): Promise<Bought & { payment: string }> => {
  const bought = await buyTickets(app, event.id, type)
  const payment = await payTickets(app, bought)
  const view = await readOrder(app, bought)
  expect(view.status).toBe('confirmed')
  return { ...bought, view, payment }
}
const cancel = ({ view, buyer }: Bought, body: object = { feeMinor: view.cancel?.feeMinor ?? 0 }) =>
  app.request('POST', `/api/ticket-orders/${view.id}/cancel`, { as: buyer, body })
const invoiceOf = ({ view }: Bought) => findInvoice(app.payload, required(view.invoice))
const move = ({ id }: Event, eventDate: string) =>
  app.payload.update({
    collection: 'events',
    id,
    data: { eventDate },
    overrideAccess: true, // as staff do
  })
const asServer = () => ({ payload: app.payload }) as unknown as PayloadRequest
const expectBalancedLedger = async (): Promise<void> => {
  expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
}
const dayIn = (days: number): string => todayInJuba(inDays(days))

describe('the terms for cancelling', () => {
  it('are set by staff, refused when they make no sense, and shown before somebody orders', async () => {
    const { event } = await makeSale()
    const twice = [FREE_THEN_A_FIFTH[0], FREE_THEN_A_FIFTH[0]] as object[]
    for (const wrong of [twice, [{ daysBefore: '', feePercent: 0 }], [{ daysBefore: 1, feePercent: 101 }]])
      expect((await setTerms(event, wrong)).status).toBe(400)
    const old = { terms: [], updatedAt: '2026-01-01T00:00:00.000Z' }
    const outdated = await app.request('POST', `/api/events/${event.id}/cancel-terms`, {
      as: staff,
      body: old,
    })
    expect(outdated.status).toBe(409)
    const offers = await jsonOf<TicketOffers>(await app.request('GET', `/api/events/${event.id}/tickets`))
    expect(offers.cancelTerms).toEqual([
      { daysBefore: 20, feePercent: 0, lastDay: dayIn(10) },
      { daysBefore: 3, feePercent: 20, lastDay: dayIn(27) },
    ])
  })

  it('keep the questions of the event', async () => {
    const { event } = await makeSale()
    const { updatedAt } = await settings(event)
    const questions = [{ label: 'Diet', kind: 'text' }]
    const body = { questions, updatedAt }
    await app.request('POST', `/api/events/${event.id}/ticket-questions`, { as: staff, body })
    expect(await settings(event)).toMatchObject({ questions, cancelTerms: FREE_THEN_A_FIFTH })
  })
})

describe('a paid order that its buyer cancels', () => {
  it('is credited in full while that is free of charge', async () => {
    const sale = await makeSale()
    const bought = await buy(sale)
    expect(bought.view.cancel).toEqual({ feeMinor: 0, lastDay: dayIn(10) })
    expect((await cancel(bought)).status).toBe(200)
    expect(await readOrder(app, bought)).toMatchObject({ status: 'cancelled', cancel: null })
    expect(await invoiceOf(bought)).toMatchObject({ status: 'credited', creditedMinor: 10_000 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(10_000)
    expect(await readTickets(app.payload, sale.event.id)).toMatchObject({ taken: 0, holders: [], ordered: 0 })
    await expectBalancedLedger()
  })

  it('keeps the fee of the day, once for all clicks, and tells the buyer', async () => {
    const sale = await makeSale({ eventDate: inDays(10) })
    const bought = await buy(sale)
    expect(bought.view.cancel).toEqual({ feeMinor: 2000, lastDay: dayIn(7) })
    expect((await cancel(bought, {})).status).toBe(409) // nobody loses more than they were shown
    const answers = await Promise.all([cancel(bought), cancel(bought), cancel(bought)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await finaliseMoney(app.payload)
    await finaliseMoney(app.payload)
    expect(await invoiceOf(bought)).toMatchObject({ status: 'paid', creditedMinor: 8000, totalMinor: 10_000 })
    expect((await findPayment(app.payload, bought.payment))?.creditMinor).toBe(8000)
    expect((await readTickets(app.payload, sale.event.id)).taken).toBe(0)
    const mails = await mailsTo(app.payload, bought.buyer.email)
    const told = mails.filter(({ template }) => template === 'ticketsReleased')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('USD 20.00 of what you had paid is not returned')
    expect(told[0]?.text).toContain('The rest, USD 80.00, is kept as your credit')
    await expectBalancedLedger()
    expect((await cancel(bought)).status).toBe(200)
    expect((await invoiceOf(bought))?.creditedMinor).toBe(8000)
  })

  it('keeps the terms under which it was placed, where they are better than those of now', async () => {
    const sale = await makeSale({ eventDate: inDays(10) })
    const bought = await buy(sale)
    await setTerms(sale.event, [{ daysBefore: 5, feePercent: 90 }])
    expect((await readOrder(app, bought)).cancel?.feeMinor).toBe(2000)
    await setTerms(sale.event, [])
    expect((await readOrder(app, bought)).cancel?.feeMinor).toBe(2000)
    await setTerms(sale.event, [{ daysBefore: 8, feePercent: 5 }])
    expect((await readOrder(app, bought)).cancel).toEqual({ feeMinor: 500, lastDay: dayIn(2) })
  })

  it('is ended by the jobs wherever the server was killed', async () => {
    for (let writes = 0; ; writes += 1) {
      const bought = await buy(await makeSale({ eventDate: inDays(10) }))
      const asked = { user: bought.buyer.id, feeMinor: 2000 }
      const hasCrashed = await crashAfter(writes, () => cancelOwnOrder(asServer(), bought.view.id, asked))
      if (writes === 0) await cancelOwnOrder(asServer(), bought.view.id, asked) // nothing had been decided
      await followOrders(app.payload)
      await finaliseMoney(app.payload)
      await finaliseMoney(app.payload)
      const facts = [writes, (await readOrder(app, bought)).status, (await invoiceOf(bought))?.creditedMinor]
      expect(facts).toEqual([writes, 'cancelled', 8000])
      if (!hasCrashed) break
    }
    await expectBalancedLedger()
  })

  it('is not cancelled after the last day, nor once somebody was let in, nor by others', async () => {
    const late = await buy(await makeSale({ eventDate: inDays(2) }))
    expect(late.view.cancel).toBeNull()
    expect((await cancel(late)).status).toBe(409)
    const without = await buy(await makeSale({}, []))
    expect((await cancel(without)).status).toBe(409)
    const soon = await makeSale({ eventDate: endOfToday(), endDate: inDays(1) }, [
      { daysBefore: 0, feePercent: 50 },
    ])
    const came = await buy(soon)
    expect(came.view.cancel?.feeMinor).toBe(5000)
    expect((await cancel({ ...came, buyer: await makeAccount(app.payload) })).status).toBe(404)
    const door = await openDoor(app, staff, soon.event.id)
    await door.readChanges({ scans: [scanOf(required(came.view.tickets[1]).id)] })
    expect((await cancel(came)).status).toBe(409)
    expect((await readOrder(app, came)).status).toBe('confirmed')
    const later = new Date(Date.now() + 86_400_000)
    const asked = { user: came.buyer.id, feeMinor: 5000 }
    expect(await cancelOwnOrder(asServer(), came.view.id, asked, later)).toEqual({ problem: 'paid' })
  })

  it('costs nothing once the event is moved to another day, also without terms', async () => {
    const sale = await makeSale({ eventDate: inDays(2) }, [])
    const bought = await buy(sale)
    expect(bought.view.cancel).toBeNull()
    await move(sale.event, inDays(5))
    const view: OrderView = await readOrder(app, bought)
    expect(view.cancel).toEqual({ feeMinor: 0, lastDay: null })
    expect((await cancel({ ...bought, view })).status).toBe(200)
    expect((await invoiceOf(bought))?.status).toBe('credited')
  })
})
