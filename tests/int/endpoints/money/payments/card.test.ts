import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice } from '../../../../../domain/money/invoices'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { resumePaymentEvents } from '../../../../../domain/money/paymentEvents'
import { finaliseMoney, pollPayments, recordPayment } from '../../../../../domain/money/payments'
import type { PaymentView } from '../../../../../domain/money/payments/payment.schema'
import type { WaysToPay } from '../../../../../domain/money/payments/waysToPay.schema'
import { modelOf } from '../../../../../platform/database'
import {
  type FakeSession,
  type FakeStripe,
  disputeOf,
  notification,
  refundOf,
} from '../../../../fakes/stripeServer'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import {
  type CardApp,
  type Debtor,
  makeDebtor as makeDebtorOf,
  notifyOf,
  openCardPage,
  pressCard,
  readEnd,
  startCardApp,
} from '../../../../helpers/cardPayments'
import { required } from '../../../../helpers/required'

let app: CardApp
let stripe: FakeStripe
beforeAll(async () => {
  app = await startCardApp()
  stripe = app.stripe
})
afterEach(() => stripe.fault('none'))
afterAll(() => app.stop())

/** A member whose membership ends in 30 days, with an open invoice of USD 100.00 to renew it. */
const makeDebtor = (overrides: Partial<NewInvoice> = {}): Promise<Debtor> =>
  makeDebtorOf(app, 30, {
    purpose: 'renewal',
    grade: 'professional',
    years: 1,
    graceDays: 30,
    lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
    ...overrides,
  })

const press = (as: Account, invoice: string, key?: string): Promise<Response> =>
  pressCard(app, as, invoice, key ? { key } : {})
const started = (as: Account, invoice: string, key?: string) =>
  openCardPage(app, as, invoice, key ? { key } : {})
const notify = (event: ReturnType<typeof notification>): Promise<void> => notifyOf(app, event)
const endOf = (account: Account): Promise<Date> => readEnd(app, account)
const completed = (session: FakeSession) => notification('checkout.session.completed', stripe.pay(session.id))
const letTimePass = (id: string, milliseconds = 60_000) =>
  modelOf(app.payload, 'payments').updateOne(
    { _id: id },
    { $set: { askedAt: new Date(Date.now() - milliseconds), nextAskAt: new Date(0) } },
  )
const poll = async (id: string): Promise<void> => {
  await letTimePass(id)
  await pollPayments(app.payload)
}
const stateOf = async (as: Account, id: string): Promise<PaymentView> =>
  (await (await app.request('GET', `/api/payments/${id}/state`, { as })).json()) as PaymentView
const invoiceOf = async (id: string) => required(await findInvoice(app.payload, id))
const inOneYear = (date: Date): Date => {
  const later = new Date(date)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return later
}
const balance = async (user: string, account: string): Promise<number> =>
  (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) })).find(
    (each) => each.account === account,
  )?.amountMinor ?? 0
/** How much money the ledger has on the card account for an invoice, whatever entries it came by. */
const cardMoneyFor = async (invoice: string): Promise<number> => {
  const ids = await modelOf(app.payload, 'payments').distinct('_id', { invoice, method: 'card' })
  const keys = ids.flatMap((id) => [`payment:${String(id)}`, `payment:${String(id)}:reversed`])
  const balances = await sumBalances(app.payload, { key: { $in: keys } })
  return balances.find(({ account }) => account === 'card')?.amountMinor ?? 0
}
/** Everything that one payment in full leaves, and nothing else. */
const expectPaidOnce = async ({ account, invoice, end }: Debtor): Promise<void> => {
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0 })
  expect(await endOf(account)).toEqual(inOneYear(end))
  expect(await cardMoneyFor(invoice)).toBe(10_000)
  expect(await balance(account.id, 'memberCredit')).toBe(0)
  expect(await balance(account.id, 'receivable')).toBe(0)
}
/** As if no card had ever been charged. */
const expectUnpaid = async ({ account, invoice, end }: Debtor): Promise<void> => {
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', openMinor: 10_000 })
  expect(await endOf(account)).toEqual(end)
  expect(await cardMoneyFor(invoice)).toBe(0)
  expect(await balance(account.id, 'memberCredit')).toBe(0)
}

describe('a payment by card', () => {
  it('is of exactly what is open, on one page however often it is pressed, and counts once', async () => {
    const debtor = await makeDebtor()
    const { account, invoice } = debtor
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'cash',
      amountMinor: 4_000,
      currency: 'USD',
      paidAt: new Date(),
      user: account.id,
      invoice,
    })
    const before = stripe.requests()
    const pages = await Promise.all(Array.from({ length: 8 }, () => started(account, invoice)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect(stripe.requests() - before).toBe(1)
    const { session, payment } = required(pages[0])
    expect(session).toMatchObject({
      amount_total: 6_000,
      currency: 'usd',
      metadata: { payment, invoice },
      success_url: expect.stringContaining(`/membership/dues/${invoice}?payment=${payment}`) as unknown,
    })
    const event = completed(session)
    await Promise.all([notify(event), notify(event), stateOf(account, payment)])
    await notify(event)
    expect(await stateOf(account, payment)).toMatchObject({
      status: 'confirmed',
      amountMinor: 6_000,
      creditMinor: 0,
    })
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0 })
    expect(await cardMoneyFor(invoice)).toBe(6_000)
    expect(await endOf(account)).toEqual(inOneYear(debtor.end))
  })

  it('of an invoice in pounds is charged in dollars at its frozen rate, and not offered without one', async () => {
    const lines = [
      { description: 'Annual dues', quantity: 1, unitMinor: 45_000_000, account: 'dues' as const },
    ]
    const rate = { sspPerUsd: 4_500, day: '2026-11-20', source: 'Bank of South Sudan' }
    const { account, invoice } = await makeDebtor({ currency: 'SSP', lines, rate })
    const { session } = await started(account, invoice)
    expect(session).toMatchObject({ amount_total: 10_000, currency: 'usd' })
    await notify(completed(session))
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0 })
    const unrated = await makeDebtor({ currency: 'SSP', lines })
    expect((await press(unrated.account, unrated.invoice)).status).toBe(409)
    const ways = await app.request('GET', `/api/invoices/${unrated.invoice}/ways-to-pay`, {
      as: unrated.account,
    })
    expect(((await ways.json()) as WaysToPay).methods.card).toBeNull()
  })

  it('counts though no event ever comes', async () => {
    const debtor = await makeDebtor()
    const { session, payment } = await started(debtor.account, debtor.invoice)
    await poll(payment)
    expect((await stateOf(debtor.account, payment)).status).toBe('started')
    stripe.pay(session.id)
    stripe.fault('down')
    await poll(payment)
    stripe.fault('none')
    await poll(payment)
    await expectPaidOnce(debtor)
    await notify(completed(session)) // late
    await expectPaidOnce(debtor)
  })

  it('of what was paid by another way meanwhile is the credit of the payer, and is shown', async () => {
    const { account, invoice } = await makeDebtor()
    const { session, payment } = await started(account, invoice)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'bank',
      amountMinor: 10_000,
      currency: 'USD',
      paidAt: new Date(),
      user: account.id,
      invoice,
    })
    await notify(completed(session))
    expect(await stateOf(account, payment)).toMatchObject({ status: 'confirmed', creditMinor: 10_000 })
    expect(await balance(account.id, 'memberCredit')).toBe(-10_000)
    expect((await press(account, invoice)).status).toBe(409)
  })

  it('has its page closed once the invoice is paid by another way, or has another amount open', async () => {
    const { account, invoice } = await makeDebtor()
    const first = await started(account, invoice)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'bank',
      amountMinor: 2_500,
      currency: 'USD',
      paidAt: new Date(),
      user: account.id,
      invoice,
    })
    const second = await started(account, invoice)
    expect(stripe.sessions.get(first.session.id)?.status).toBe('expired')
    expect(second.session.amount_total).toBe(7_500)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'bank',
      amountMinor: 7_500,
      currency: 'USD',
      paidAt: new Date(),
      user: account.id,
      invoice,
    })
    await poll(second.payment)
    expect(stripe.sessions.get(second.session.id)?.status).toBe('expired')
    expect((await stateOf(account, second.payment)).status).toBe('failed')
  })

  it('on a page that was left, has expired or failed takes nothing, and can be tried again', async () => {
    const debtor = await makeDebtor()
    const { account, invoice } = debtor
    const left = await started(account, invoice)
    const leave = async (id: string) =>
      (await (
        await app.request('POST', `/api/payments/${id}/leave-page`, { as: account, body: {} })
      ).json()) as PaymentView
    expect(await leave(left.payment)).toMatchObject({
      status: 'failed',
      reason: 'You left the payment page. Nothing was taken. You can open it again, or pay another way.',
    })
    expect(stripe.sessions.get(left.session.id)?.status).toBe('expired')
    const expired = await started(account, invoice)
    await notify(notification('checkout.session.expired', stripe.expire(expired.session.id)))
    expect((await stateOf(account, expired.payment)).status).toBe('failed')
    const delayed = await started(account, invoice)
    const pending = stripe.pay(delayed.session.id, { isDelayed: true })
    await notify(notification('checkout.session.completed', pending))
    expect((await stateOf(account, delayed.payment)).status).toBe('started')
    await notify(notification('checkout.session.async_payment_failed', pending))
    await expectUnpaid(debtor)
    const paid = await started(account, invoice)
    stripe.pay(paid.session.id)
    expect((await leave(paid.payment)).status).toBe('confirmed') // paid in another tab
    await expectPaidOnce(debtor)
  })

  it('of another amount, currency or invoice is left to staff', async () => {
    for (const wrong of [
      { amount_total: 1_000 },
      { currency: 'eur' },
      { metadata: (session: FakeSession) => ({ ...session.metadata, invoice: 'f'.repeat(24) }) },
    ]) {
      const { account, invoice } = await makeDebtor()
      const { session, payment } = await started(account, invoice)
      const metadata = 'metadata' in wrong ? wrong.metadata?.(session) : session.metadata
      await notify(
        notification('checkout.session.completed', { ...stripe.pay(session.id), ...wrong, metadata }),
      )
      expect((await stateOf(account, payment)).status).toBe('reported')
      expect((await invoiceOf(invoice)).status).toBe('open')
      const event = await modelOf(app.payload, 'payment-events')
        .findOne({ payment })
        .lean<{ outcome: string }>()
      expect(event?.outcome).toBe('flagged')
    }
  })

  it('opens one page after the provider was down, and refuses other people, other keys and visitors', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    for (const fault of ['down', 'error500'] as const) {
      stripe.fault(fault)
      expect((await press(account, invoice, key)).status).toBe(503)
    }
    stripe.fault('none')
    const { session, payment } = await started(account, invoice, key)
    expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.payment === payment)).toHaveLength(
      1,
    )
    const stranger = await makeAccount(app.payload)
    expect((await press(stranger, invoice)).status).toBe(404)
    const left = await app.request('POST', `/api/payments/${payment}/leave-page`, { as: stranger, body: {} })
    expect(left.status).toBe(404)
    expect((await app.request('POST', '/api/payments/card', { body: {} })).status).toBe(401)
    await notify(notification('checkout.session.expired', stripe.expire(session.id)))
    expect((await press(account, invoice, key)).status).toBe(409)
    await app.payload.updateGlobal({ slug: 'payment-settings', data: { takesCards: false } })
    expect((await press(account, invoice)).status).toBe(409)
    await app.payload.updateGlobal({ slug: 'payment-settings', data: { takesCards: true } })
  })
})

describe('money that goes back to a card', () => {
  it('by a refund in full, reported twice and before the payment, takes back exactly what it gave', async () => {
    const debtor = await makeDebtor()
    const { session } = await started(debtor.account, debtor.invoice)
    const paid = completed(session)
    const refund = notification('charge.refunded', refundOf(session, 10_000))
    await notify(refund)
    await notify(paid)
    await notify(refund)
    await expectUnpaid(debtor)
    const again = await started(debtor.account, debtor.invoice)
    await notify(completed(again.session))
    await expectPaidOnce(debtor)
  })

  it('in parts leaves exactly the rest, with a receipt of its own', async () => {
    const { account, invoice, end } = await makeDebtor()
    const { session } = await started(account, invoice)
    await notify(completed(session))
    for (const [refunded, left] of [
      [2_500, 7_500],
      [6_000, 4_000],
      [2_500, 4_000], // late
      [10_000, 0],
    ] as const) {
      await notify(notification('charge.refunded', refundOf(session, refunded)))
      expect(await cardMoneyFor(invoice)).toBe(left)
      expect((await invoiceOf(invoice)).openMinor).toBe(10_000 - left)
      expect(await balance(account.id, 'receivable')).toBe(10_000 - left)
      expect(await endOf(account)).toEqual(end)
    }
    // a refund is called so, each is told once, and no payment is said to be reversed
    const told = await modelOf(app.payload, 'outbox')
      .find({ to: account.email, template: 'paymentRefused' })
      .sort({ _id: 1 })
      .lean<{ dedupeKey: string }[]>()
    expect(told.map(({ dedupeKey }) => dedupeKey.replace(/^payment:[\da-f]{24}:/, ''))).toEqual([
      'refunded:2500',
      'refunded:6000',
      'refunded:10000',
    ])
  })

  it('by a dispute is taken back, and comes again when it is won', async () => {
    const debtor = await makeDebtor()
    const { session } = await started(debtor.account, debtor.invoice)
    const paid = completed(session)
    await notify(notification('charge.dispute.created', disputeOf(session, 'needs_response'))) // before the payment
    await notify(paid)
    await expectUnpaid(debtor)
    const won = notification('charge.dispute.closed', disputeOf(session, 'won'))
    await Promise.all([notify(won), notify(won)])
    await expectPaidOnce(debtor)
    await notify(notification('charge.dispute.updated', disputeOf(session, 'under_review'))) // late
    await expectPaidOnce(debtor)
  })

  it('is completed after a crash between any two steps', async () => {
    const debtor = await makeDebtor()
    const { session, payment } = await started(debtor.account, debtor.invoice)
    await notify(completed(session))
    await notify(notification('charge.refunded', refundOf(session, 4_000)))
    const payments = modelOf(app.payload, 'payments')
    await payments.updateOne({ _id: payment }, { $set: { needsFinalising: true } })
    await payments.updateMany({ key: { $regex: `^rest:${payment}` } }, { $set: { needsFinalising: true } })
    await finaliseMoney(app.payload)
    expect(await cardMoneyFor(debtor.invoice)).toBe(6_000)
    // the event was stored and not applied
    const stored = await modelOf(app.payload, 'payment-events')
      .findOne({ payment, type: 'charge.refunded' })
      .lean<{ eventId: string }>()
    await modelOf(app.payload, 'payment-events').updateOne(
      { eventId: stored?.eventId },
      {
        $set: {
          outcome: 'received',
          notice: {
            kind: 'refund',
            payment,
            paymentIntentId: session.payment_intent,
            refundedCents: 10_000,
            currency: 'usd',
          },
        },
      },
    )
    await resumePaymentEvents(app.payload)
    await expectUnpaid(debtor)
    expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
  })
})
