import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findInvoice } from '../../../../../domain/money/invoices'
import {
  type StartedMobileMoney,
  confirmPayment,
  listPaymentsOf,
  pollPayments,
} from '../../../../../domain/money/payments'
import type { PaymentView } from '../../../../../domain/money/payments/payment.schema'
import { modelOf } from '../../../../../platform/database'
import {
  UNKNOWN_NUMBER,
  type FakeMomo,
  fakeMomoEnvironment,
  startFakeMomo,
} from '../../../../fakes/momoServer'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeInvoice } from '../../../../helpers/invoices'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let momo: FakeMomo
beforeAll(async () => {
  app = await startTestPayload()
  momo = await startFakeMomo()
  Object.assign(process.env, fakeMomoEnvironment(momo))
})
beforeEach(() => momo.fault('none'))
afterAll(async () => {
  for (const name of Object.keys(fakeMomoEnvironment(momo))) Reflect.deleteProperty(process.env, name)
  await momo.close()
  await app.stop()
})

const makeDebtor = async () => {
  const account = await makeAccount(app.payload)
  const { id: invoice } = await makeInvoice(app.payload, account, { grade: undefined, dueAt: new Date() })
  return { account, invoice }
}
const pay = (as: Account, invoice: string, key: string = randomUUID(), phone = '0921 234 567') =>
  app.request('POST', '/api/payments/momo', { as, body: { invoice, key, phone } })
const started = async (as: Account, invoice: string, key?: string, phone?: string) => {
  const answer = await pay(as, invoice, key, phone)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as StartedMobileMoney
}
/** As if the last question had been asked long ago, and the next one were due. */
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
const invoiceStatus = async (id: string): Promise<unknown> =>
  required(await findInvoice(app.payload, id)).status
const paymentsFor = (invoice: string) => modelOf(app.payload, 'payments').countDocuments({ invoice })
const callBack = (key: string, body: object = {}) =>
  app.request('POST', `/api/payments/momo/callback/${key}`, { body })

describe('a payment by mobile money', () => {
  it('is asked for once in pounds, however often it is sent, and counts though no callback comes', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => started(account, invoice, key)))
    const [id = ''] = new Set(answers.map(({ payment }) => payment.id))
    expect(momo.requests.get(key)).toMatchObject({
      amount: '450000.00',
      currency: 'SSP',
      phone: '211921234567',
    })
    expect((await started(account, invoice)).payment.id).toBe(id) // another tab
    expect(await paymentsFor(invoice)).toBe(1)
    await poll(id)
    expect(await invoiceStatus(invoice)).toBe('open')
    momo.approve(key)
    await poll(id)
    expect(await invoiceStatus(invoice)).toBe('paid')
    expect(await stateOf(account, id)).toMatchObject({ status: 'confirmed', currency: 'SSP' })
  })

  it('is applied once, however often the provider calls back, and not because of what a callback says', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    const { payment } = await started(account, invoice, key)
    await letTimePass(payment.id)
    await callBack(key, { status: 'SUCCESSFUL', amount: '450000.00' }) // forged
    expect(await invoiceStatus(invoice)).toBe('open')
    momo.approve(key)
    await letTimePass(payment.id)
    await Promise.all([callBack(key), callBack(key), stateOf(account, payment.id)])
    expect(await invoiceStatus(invoice)).toBe('paid')
    await letTimePass(payment.id)
    await callBack(key)
    expect(await paymentsFor(invoice)).toBe(1)
    expect((await callBack(randomUUID())).status).toBe(200)
  })

  it('that is declined, or of a wrong number, fails with a word on what to do, and can be tried again', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    const { payment } = await started(account, invoice, key)
    momo.fail(key, 'APPROVAL_REJECTED')
    await poll(payment.id)
    expect(await stateOf(account, payment.id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('declined on the phone') as unknown,
    })
    const second = await started(account, invoice, randomUUID(), UNKNOWN_NUMBER)
    await poll(second.payment.id)
    expect(await stateOf(account, second.payment.id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('no MoMo account') as unknown,
    })
    expect((await pay(account, invoice, randomUUID(), '12')).status).toBe(400)
  })

  it('that succeeds after it had failed counts', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    const { payment } = await started(account, invoice, key)
    momo.fail(key, 'EXPIRED')
    await poll(payment.id)
    momo.approve(key)
    await letTimePass(payment.id)
    await callBack(key)
    expect(await invoiceStatus(invoice)).toBe('paid')
  })

  it('of another amount is left to staff, with what the provider reports until it is booked', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    const { payment } = await started(account, invoice, key)
    momo.approve(key, '4500.00')
    await poll(payment.id)
    expect(await stateOf(account, payment.id)).toMatchObject({ status: 'reported' })
    expect(await invoiceStatus(invoice)).toBe('open')
    const [held] = await listPaymentsOf(app.payload, account.id)
    expect(held).toMatchObject({ provided: { amountMinor: 450_000, currency: 'SSP' }, note: null })
    expect(Math.abs(Date.parse(held?.provided?.at ?? '') - Date.now())).toBeLessThan(60_000)
    await confirmPayment(app.payload, payment.id, { amountMinor: 450_000 })
    const [booked] = await listPaymentsOf(app.payload, account.id)
    expect(booked).toMatchObject({ status: 'confirmed', amountMinor: 450_000, provided: null, note: null })
  })

  it('survives a provider that is down, fails or answers nonsense: it is asked for once', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    momo.fault('down')
    const { payment, isSent } = await started(account, invoice, key)
    expect(isSent).toBe(false)
    for (const fault of ['error500', 'nonsense'] as const) {
      momo.fault(fault)
      await poll(payment.id)
    }
    expect(momo.requests.has(key)).toBe(false)
    momo.fault('none')
    await poll(payment.id) // it is not known there, and sent again
    momo.approve(key)
    await poll(payment.id)
    expect(await invoiceStatus(invoice)).toBe('paid')
  })

  it('whose answer was lost is asked for once', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    momo.fault('lost')
    const before = Date.now()
    const { payment, isSent } = await started(account, invoice, key)
    expect(Date.now() - before).toBeLessThan(10_000)
    expect(isSent).toBe(false)
    momo.fault('none')
    momo.expireTokens()
    momo.approve(key)
    await poll(payment.id)
    expect(await invoiceStatus(invoice)).toBe('paid')
  }, 20_000)

  it('that a crash stopped before the provider was asked is sent later, or ended when nobody waits any more', async () => {
    const { account, invoice } = await makeDebtor()
    const key = randomUUID()
    momo.fault('down')
    const { payment } = await started(account, invoice, key)
    momo.fault('none')
    await poll(payment.id)
    expect(momo.requests.has(key)).toBe(true)
    expect(await stateOf(account, payment.id)).toMatchObject({ status: 'started' })
  })

  it('uses one token for many requests', () => {
    expect(momo.tokens()).toBeLessThan(5)
  })
})
