import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice } from '../../../../../domain/money/invoices'
import { holdCredit, recordPayment, reversePayment } from '../../../../../domain/money/payments'
import type { WaysToPay } from '../../../../../domain/money/payments/waysToPay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets, payTickets, readOrder } from '../../../../helpers/boughtTickets'
import { THREE_NAMES, isLedgerBalanced, makeSaleWithTerms } from '../../../../helpers/cancelledTickets'
import { makeInvoice } from '../../../../helpers/invoices'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

/** A buyer with a credit of USD 120: three tickets of USD 50 were cancelled for a fifth. */
const makeCredit = async (): Promise<{ buyer: Account; payment: string }> => {
  const sale = await makeSaleWithTerms(app, staff)
  const bought = await buyTickets(app, sale.event, sale.type, THREE_NAMES)
  const payment = await payTickets(app, bought)
  const { buyer, view } = bought
  const cancelled = await app.request('POST', `/api/ticket-orders/${view.id}/cancel`, {
    as: buyer,
    body: { feeMinor: 3000 },
  })
  expect(cancelled.status).toBe(200)
  return { buyer, payment }
}
const invoiceFor = async (account: Account, unitMinor: number): Promise<string> =>
  (
    await makeInvoice(app.payload, account, {
      lines: [{ description: 'A course', quantity: 1, unitMinor, account: 'dues' }],
    })
  ).id
const pay = (as: Account, invoice: string, key: string = randomUUID()) =>
  app.request('POST', `/api/invoices/${invoice}/pay-by-credit`, { as, body: { key } })
const creditOf = async (as: Account, invoice: string) =>
  (await jsonOf<WaysToPay>(await app.request('GET', `/api/invoices/${invoice}/ways-to-pay`, { as }))).credit
const openOf = async (invoice: string) => required(await findInvoice(app.payload, invoice)).openMinor
const codeOf = async (answer: Response) =>
  (await jsonOf<{ errors: { code: string }[] }>(answer)).errors[0]?.code

describe('an own invoice', () => {
  it('is paid from the own credit of a cancelled order, and tickets of another event are confirmed by it', async () => {
    const { buyer } = await makeCredit()
    const sale = await makeSaleWithTerms(app, staff)
    const next = await buyTickets(app, sale.event, sale.type, ['Achol Deng', 'Peter Lado'], { buyer })
    const invoice = required(next.view.invoice)
    expect(await creditOf(buyer, invoice)).toStrictEqual({
      amounts: [{ currency: 'USD', amountMinor: 12_000 }],
      pays: { currency: 'USD', amountMinor: 10_000 },
    })
    expect((await pay(buyer, invoice)).status).toBe(200)
    expect((await readOrder(app, next)).status).toBe('confirmed')
    const other = await invoiceFor(buyer, 5000)
    expect(await creditOf(buyer, other)).toMatchObject({ pays: { currency: 'USD', amountMinor: 2000 } })
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('is paid in part where the credit is less', async () => {
    const { buyer } = await makeCredit()
    const invoice = await invoiceFor(buyer, 20_000)
    expect((await pay(buyer, invoice)).status).toBe(200)
    expect(await openOf(invoice)).toBe(8000)
    expect(await creditOf(buyer, invoice)).toBeNull()
    const again = await pay(buyer, invoice)
    expect([again.status, await codeOf(again)]).toStrictEqual([409, 'no_credit'])
  })

  it('uses credit once for one key, and never more than there is for two', async () => {
    const { buyer } = await makeCredit()
    const invoices = [await invoiceFor(buyer, 10_000), await invoiceFor(buyer, 10_000)]
    const key = randomUUID()
    const [first = ''] = invoices
    const answers = await Promise.all([
      pay(buyer, first, key),
      pay(buyer, first, key),
      ...invoices.map((invoice) => pay(buyer, invoice)),
    ])
    expect(
      answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toStrictEqual([])
    expect((await pay(buyer, first, key)).status).toBe(200)
    const open = await Promise.all(invoices.map(openOf))
    const stored = await modelOf(app.payload, 'payments')
      .find({ user: buyer.id })
      .lean<{ creditMinor: number }[]>()
    const left = stored.reduce((sum, { creditMinor }) => sum + creditMinor, 0)
    expect(open.reduce((sum, each) => sum + each, 0)).toBe(20_000 - 12_000 + left)
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('uses neither credit that is held nor that of a payment which was taken back', async () => {
    const { buyer, payment } = await makeCredit()
    const invoice = await invoiceFor(buyer, 10_000)
    const paid = new ObjectId(payment)
    await holdCredit(app.payload, [paid], new Date(Date.now() + 60_000))
    expect(await codeOf(await pay(buyer, invoice))).toBe('no_credit')
    await holdCredit(app.payload, [paid], null)
    await reversePayment(app.payload, payment, { reason: 'False notes', by: staff.id })
    expect(await codeOf(await pay(buyer, invoice))).toBe('no_credit')
    expect(await openOf(invoice)).toBe(10_000)
  })

  it('is paid from credit in another currency at its own rate', async () => {
    const buyer = await makeAccount(app.payload)
    const { id: earlier } = await makeInvoice(app.payload, buyer)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'bank',
      amountMinor: 45_000_000 + 9_000_000,
      currency: 'SSP',
      paidAt: new Date(),
      user: buyer.id,
      invoice: earlier,
    })
    const invoice = await invoiceFor(buyer, 5000)
    expect(await creditOf(buyer, invoice)).toStrictEqual({
      amounts: [{ currency: 'SSP', amountMinor: 9_000_000 }],
      pays: { currency: 'USD', amountMinor: 2000 },
    })
    expect((await pay(buyer, invoice)).status).toBe(200)
    expect(await openOf(invoice)).toBe(3000)
    expect(await isLedgerBalanced(app)).toBe(true)
  })

  it('is no invoice of somebody else, also for who handles money', async () => {
    const { buyer } = await makeCredit()
    const invoice = await invoiceFor(buyer, 10_000)
    const treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
    expect((await pay(treasurer, invoice)).status).toBe(404)
    expect(await creditOf(treasurer, invoice)).toBeNull()
  })

  it('is not paid twice', async () => {
    const { buyer } = await makeCredit()
    const invoice = await invoiceFor(buyer, 1000)
    expect((await pay(buyer, invoice)).status).toBe(200)
    expect(await codeOf(await pay(buyer, invoice))).toBe('not_open')
  })
})
