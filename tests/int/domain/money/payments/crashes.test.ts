import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice, issueInvoice } from '../../../../../domain/money/invoices'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import {
  finaliseMoney,
  pollPayments,
  recordPayment,
  spendCredit,
  writeOffInvoice,
} from '../../../../../domain/money/payments'
import { applyCardReturn } from '../../../../../domain/money/payments/card/applyCardEvent'
import { startMobileMoney } from '../../../../../domain/money/payments/mobileMoney/startMobileMoney'
import { findPayment } from '../../../../../domain/money/payments/paymentsRepository'
import { modelOf } from '../../../../../platform/database'
import { type FakeMomo, fakeMomoEnvironment, startFakeMomo } from '../../../../fakes/momoServer'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { crashAfter } from '../../../../helpers/crashAfter'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

/** More writes than any of these operations makes. */
const MAX_WRITES = 80

let app: TestApp
let momo: FakeMomo
let req: PayloadRequest
beforeAll(async () => {
  app = await startTestPayload()
  momo = await startFakeMomo()
  Object.assign(process.env, fakeMomoEnvironment(momo))
  req = { payload: app.payload } as PayloadRequest
})
afterAll(async () => {
  for (const name of Object.keys(fakeMomoEnvironment(momo))) Reflect.deleteProperty(process.env, name)
  await momo.close()
  await app.stop()
})

const makeInvoice = async (user: string, unitMinor = 10_000): Promise<string> =>
  (
    await issueInvoice(app.payload, {
      key: randomUUID(),
      user,
      recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' },
      purpose: 'other',
      currency: 'USD',
      rate: { sspPerUsd: 4500, day: '2026-11-20', source: 'Bank of South Sudan' },
      lines: [{ description: 'Annual dues', quantity: 1, unitMinor, account: 'dues' }],
      dueAt: new Date(),
    })
  )._id.toHexString()
const newPayment = (
  user: string,
  invoice: string,
  amountMinor: number,
  method: 'bank' | 'card' = 'bank',
) => ({
  key: randomUUID(),
  status: 'confirmed' as const,
  method,
  amountMinor,
  currency: 'USD' as const,
  paidAt: new Date(),
  user,
  invoice,
})

/** Everything that money has done for a person: balances, invoices, payments and receipts, and nothing of their names. */
const outcomeOf = async (user: string) => {
  const balances = await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) })
  const invoices = await modelOf(app.payload, 'invoices')
    .find({ user })
    .sort({ _id: 1 })
    .lean<{ status: string; openMinor: number; needsFinalising: boolean }[]>()
  const payments = await modelOf(app.payload, 'payments')
    .find({ user })
    .sort({ _id: 1 })
    .lean<{ status: string; creditMinor: number; receiptNumber?: string; needsFinalising: boolean }[]>()
  return {
    balances: balances
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => `${account} ${currency} ${amountMinor}`)
      .sort(),
    invoices: invoices.map(({ status, openMinor, needsFinalising }) => ({
      status,
      openMinor,
      needsFinalising,
    })),
    payments: payments.map(({ status, creditMinor, receiptNumber, needsFinalising }) => ({
      status,
      creditMinor,
      needsFinalising,
      hasReceipt: Boolean(receiptNumber),
    })),
  }
}

/** Tries a crash after each number of writes, until the operation ends before it. */
const tryEach = async (round: (writes: number) => Promise<{ hasCrashed: boolean; outcome: unknown }>) => {
  const outcomes: unknown[] = []
  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    const { hasCrashed, outcome } = await round(writes)
    outcomes.push(outcome)
    if (!hasCrashed) break
  }
  const whole = outcomes.at(-1)
  // it has steps, and the last round was not stopped
  expect(outcomes.length).toBeGreaterThan(5)
  expect(outcomes.length).toBeLessThan(MAX_WRITES)
  for (const outcome of outcomes) expect(outcome).toEqual(whole)
  return whole
}

describe('a crash between any two writes', () => {
  it('of a payment by mobile money leaves what no crash leaves, after a restart', async () => {
    const whole = await tryEach(async (writes) => {
      const account: Account = await makeAccount(app.payload)
      const invoice = await makeInvoice(account.id)
      const key = randomUUID()
      const stored = required(await findInvoice(app.payload, invoice))
      const start = () => startMobileMoney(req, account.id, stored, { key, phone: '211921234567' })
      const poll = async () => {
        await modelOf(app.payload, 'payments').updateMany(
          { user: account.id },
          { $set: { askedAt: new Date(0), nextAskAt: new Date(0) } },
        )
        await pollPayments(app.payload)
      }
      const hasCrashed = await crashAfter(writes, async () => {
        await start()
        momo.approve(key)
        await poll()
      })
      // the payer presses again, the phone is answered, and the jobs run
      await start()
      await finaliseMoney(app.payload)
      await poll()
      momo.approve(key)
      await poll()
      await finaliseMoney(app.payload)
      return { hasCrashed, outcome: await outcomeOf(account.id) }
    })
    expect(whole).toMatchObject({
      invoices: [{ status: 'paid', openMinor: 0, needsFinalising: false }],
      payments: [{ status: 'confirmed', creditMinor: 0, needsFinalising: false, hasReceipt: true }],
    })
  }, 180_000)

  it('of a use of credit leaves what no crash leaves, after a restart', async () => {
    const { id: treasurer } = await makeAccount(app.payload)
    const whole = await tryEach(async (writes) => {
      const { id } = await makeAccount(app.payload)
      const first = await makeInvoice(id, 4_000)
      const { payment } = await recordPayment(app.payload, newPayment(id, first, 10_000))
      const number = required(required(await findInvoice(app.payload, await makeInvoice(id, 2_500))).number)
      const key = randomUUID()
      const use = () => spendCredit(req, payment._id.toHexString(), { invoice: number, key }, treasurer)
      const hasCrashed = await crashAfter(writes, use)
      await finaliseMoney(app.payload)
      await use()
      await finaliseMoney(app.payload)
      return { hasCrashed, outcome: await outcomeOf(id) }
    })
    expect(whole).toMatchObject({
      balances: ['dues USD -6500', 'memberCredit USD -3500'],
      invoices: [
        { status: 'paid', openMinor: 0 },
        { status: 'paid', openMinor: 0 },
      ],
    })
  }, 180_000)

  it('of a write-off, and of a payment that comes after all, leaves what no crash leaves, after a restart', async () => {
    const whole = await tryEach(async (writes) => {
      const { id } = await makeAccount(app.payload)
      const invoice = await makeInvoice(id)
      const late = newPayment(id, invoice, 10_000)
      const decide = () => writeOffInvoice(req, invoice, { openMinor: 10_000, reason: 'Moved abroad' }, id)
      const hasCrashed = await crashAfter(writes, async () => {
        await decide()
        await recordPayment(app.payload, late)
      })
      const { status } = required(await findInvoice(app.payload, invoice))
      if (status === 'open') await decide() // nothing had been decided
      await finaliseMoney(app.payload)
      await recordPayment(app.payload, late)
      await finaliseMoney(app.payload)
      return { hasCrashed, outcome: await outcomeOf(id) }
    })
    expect(whole).toMatchObject({
      balances: ['dues USD -10000'],
      invoices: [{ status: 'paid', openMinor: 0, needsFinalising: false }],
    })
  }, 180_000)

  it('of a partial refund to a card leaves what no crash leaves, after a restart', async () => {
    const whole = await tryEach(async (writes) => {
      const { id } = await makeAccount(app.payload)
      const { payment } = await recordPayment(
        app.payload,
        newPayment(id, await makeInvoice(id), 10_000, 'card'),
      )
      const refund = () =>
        applyCardReturn(app.payload, payment, {
          paymentIntentId: `pi_${id}`,
          refundedCents: 4_000,
          currency: 'usd',
        })
      const hasCrashed = await crashAfter(writes, refund)
      await refund() // the event is stored and resumed
      await finaliseMoney(app.payload)
      return { hasCrashed, outcome: await outcomeOf(id) }
    })
    expect(whole).toMatchObject({
      invoices: [{ status: 'open', openMinor: 4_000 }],
      payments: [{ status: 'reversed' }, { status: 'confirmed', hasReceipt: true }],
    })
  }, 180_000)
})

describe('the ledger, by properties', () => {
  it('has one result for the same payments in any order and repetition, and sums to zero', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.integer({ min: 1, max: 7_000 }), { minLength: 1, maxLength: 5 })
          .chain((amounts) =>
            fc.tuple(
              fc.constant(amounts),
              fc.shuffledSubarray([...amounts.keys(), ...amounts.keys()], { minLength: amounts.length * 2 }),
            ),
          ),
        async ([amounts, order]) => {
          const { id } = await makeAccount(app.payload)
          const invoice = await makeInvoice(id)
          const payments = amounts.map((amountMinor) => newPayment(id, invoice, amountMinor))
          for (const place of order) await recordPayment(app.payload, required(payments[place]))
          const paid = amounts.reduce((sum, amount) => sum + amount, 0)
          const { invoices, balances, payments: stored } = await outcomeOf(id)
          expect(invoices[0]?.openMinor).toBe(Math.max(0, 10_000 - paid))
          const left = paid < 10_000 ? [`receivable USD ${10_000 - paid}`] : []
          const credit = paid > 10_000 ? [`memberCredit USD ${10_000 - paid}`] : []
          expect(balances).toEqual(['dues USD -10000', ...credit, ...left])
          expect(stored).toHaveLength(amounts.length)
          expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
        },
      ),
      { numRuns: 15 },
    )
  }, 120_000)

  it('has one result for the same refunds and disputes in any order and repetition', async () => {
    const facts = [
      { refundedCents: 1_000 },
      { refundedCents: 2_500 },
      { disputeId: 'dp_1', state: 'open' as const, disputedCents: 7_500 },
      { disputeId: 'dp_1', state: 'won' as const, disputedCents: 7_500 },
    ]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...facts, ...facts], { minLength: 8 }), async (reports) => {
        const { id } = await makeAccount(app.payload)
        const { payment } = await recordPayment(
          app.payload,
          newPayment(id, await makeInvoice(id), 10_000, 'card'),
        )
        for (const report of reports)
          await applyCardReturn(app.payload, required(await findPayment(app.payload, payment._id)), {
            paymentIntentId: `pi_${id}`,
            currency: 'usd',
            ...report,
          })
        const { invoices, balances } = await outcomeOf(id)
        expect(invoices).toMatchObject([{ status: 'open', openMinor: 2_500, needsFinalising: false }])
        expect(balances).toEqual(['dues USD -10000', 'receivable USD 2500'])
        expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
