import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import { findInvoice, issueInvoice, voidInvoice } from '../../../../../domain/money/invoices'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import {
  finaliseMoney,
  finalisePayment,
  recordPayment,
  reversePayment,
} from '../../../../../domain/money/payments'
import type { NewPayment } from '../../../../../domain/money/payments/payment.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { fewOrFull } from '../../../../helpers/fullCounts'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

const INVOICES = fewOrFull({ few: 60, full: 350 })

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const newInvoice = (user: string, overrides: Partial<NewInvoice> = {}): NewInvoice => ({
  key: randomUUID(),
  user,
  recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' },
  purpose: 'renewal',
  grade: 'professional',
  years: 1,
  graceDays: 30,
  currency: 'USD',
  lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
  dueAt: new Date(Date.now() + 30 * DAY_MS),
  ...overrides,
})

const newPayment = (overrides: Partial<NewPayment> = {}): NewPayment => ({
  key: randomUUID(),
  status: 'confirmed',
  method: 'bank',
  amountMinor: 10_000,
  currency: 'USD',
  paidAt: new Date(),
  ...overrides,
})

/** An account with a membership that ends after some days, and an open invoice to renew it. */
const makeDebtor = async (
  days = 30,
  overrides: Partial<NewInvoice> = {},
): Promise<{ account: Account; invoice: string; end: Date }> => {
  const account = await makeAccount(app.payload)
  const end = endOfDayInJuba(new Date(Date.now() + days * DAY_MS))
  await makeMembership(app.payload, account.id, {
    expiresAt: end,
    graceUntil: new Date(end.getTime() + 30 * DAY_MS),
  })
  const { _id } = await issueInvoice(app.payload, newInvoice(account.id, overrides))
  return { account, invoice: _id.toHexString(), end }
}

const endOf = async (account: Account): Promise<Date> =>
  required(
    await modelOf(app.payload, 'memberships').findOne({ user: account.id }).lean<{ expiresAt: Date }>(),
  ).expiresAt

const inOneYear = (date: Date): Date => {
  const later = new Date(date)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return later
}

const invoiceOf = async (id: string) => required(await findInvoice(app.payload, id))
const balancesOf = (user: string) => sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) })
const balance = async (user: string, account: string): Promise<number> =>
  (await balancesOf(user)).find((each) => each.account === account)?.amountMinor ?? 0
const receiptsOf = (user: string): Promise<string[]> =>
  modelOf(app.payload, 'payments').distinct('receiptNumber', { user })

describe('an invoice', () => {
  it('is issued once for its key, with a number and a reference that follow each other', async () => {
    const account = await makeAccount(app.payload)
    const invoice = newInvoice(account.id)
    const issued = await Promise.all(Array.from({ length: 10 }, () => issueInvoice(app.payload, invoice)))
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
    expect(issued[0]?.number).toMatch(/^INV-\d{4}-\d{4,}$/)
    expect(await balance(account.id, 'receivable')).toBe(10_000)
  })

  it('that is voided is owed no more, and a payment after that is credit', async () => {
    const { account, invoice, end } = await makeDebtor()
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const voided = await voidInvoice(
      { payload: app.payload } as Parameters<typeof voidInvoice>[0],
      invoice,
      'Issued twice',
      admin.id,
    )
    expect(voided).toEqual({ status: 'void' })
    await recordPayment(app.payload, newPayment({ user: account.id, invoice }))
    expect(await balance(account.id, 'receivable')).toBe(0)
    expect(await balance(account.id, 'memberCredit')).toBe(-10_000)
    expect(await endOf(account)).toEqual(end)
  })
})

describe('a payment', () => {
  it('of the whole amount pays the invoice and extends the membership from its end', async () => {
    const { account, invoice, end } = await makeDebtor()
    await recordPayment(app.payload, newPayment({ user: account.id, invoice }))
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0, needsFinalising: false })
    expect(await endOf(account)).toEqual(inOneYear(end))
    expect(await balancesOf(account.id)).toContainEqual({
      account: 'receivable',
      currency: 'USD',
      amountMinor: 0,
    })
    expect(await receiptsOf(account.id)).toHaveLength(1)
  })

  it('in the grace period extends from the old end', async () => {
    const { account, invoice, end } = await makeDebtor(-10)
    await recordPayment(app.payload, newPayment({ user: account.id, invoice }))
    expect(await endOf(account)).toEqual(inOneYear(end))
  })

  it('of a part leaves the rest open and the membership as it is', async () => {
    const { account, invoice, end } = await makeDebtor()
    await recordPayment(app.payload, newPayment({ user: account.id, invoice, amountMinor: 4_000 }))
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', openMinor: 6_000 })
    expect(await endOf(account)).toEqual(end)
    await recordPayment(app.payload, newPayment({ user: account.id, invoice, amountMinor: 7_500 }))
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0 })
    expect(await balance(account.id, 'memberCredit')).toBe(-1_500)
    expect(await endOf(account)).toEqual(inOneYear(end))
  })

  it('in the other currency counts at the rate on the invoice', async () => {
    const rate = { sspPerUsd: 4_550.5, day: '2026-11-20', source: 'Bank of South Sudan' }
    const { account, invoice } = await makeDebtor(30, { rate })
    await recordPayment(
      app.payload,
      newPayment({ user: account.id, invoice, currency: 'SSP', amountMinor: 45_505_000 + 100_000 }),
    )
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', openMinor: 0 })
    expect(await balancesOf(account.id)).toContainEqual({
      account: 'memberCredit',
      currency: 'SSP',
      amountMinor: -100_000,
    })
  })

  it('that is reversed takes back exactly what it gave', async () => {
    const { account, invoice, end } = await makeDebtor()
    const first = await recordPayment(
      app.payload,
      newPayment({ user: account.id, invoice, amountMinor: 3_000 }),
    )
    const second = await recordPayment(
      app.payload,
      newPayment({ user: account.id, invoice, amountMinor: 9_000 }),
    )
    expect(await endOf(account)).toEqual(inOneYear(end))
    await reversePayment(app.payload, second.payment._id.toHexString())
    expect(await endOf(account)).toEqual(end)
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', openMinor: 7_000 })
    expect(await balance(account.id, 'receivable')).toBe(7_000)
    expect(await balance(account.id, 'memberCredit')).toBe(0)
    await reversePayment(app.payload, first.payment._id.toHexString())
    expect(await balance(account.id, 'receivable')).toBe(10_000)
    const again = await reversePayment(app.payload, first.payment._id.toHexString())
    expect(again).toBeNull()
  })

  it('by somebody else pays what the member owes, and the rest is the credit of the payer', async () => {
    const { account, invoice } = await makeDebtor()
    const employer = await makeAccount(app.payload)
    await recordPayment(app.payload, newPayment({ user: employer.id, invoice, amountMinor: 10_500 }))
    expect(await balance(account.id, 'receivable')).toBe(0)
    expect(await balance(employer.id, 'memberCredit')).toBe(-500)
    expect(await balance(employer.id, 'receivable')).toBe(0)
  })

  it('of a person who is not known waits in an account of its own', async () => {
    const { payment } = await recordPayment(app.payload, newPayment({ amountMinor: 1_234 }))
    const entry = await modelOf(app.payload, 'ledger-entries')
      .findOne({ key: `payment:${payment._id.toHexString()}` })
      .lean<{ lines: { account: string; amountMinor: number }[] }>()
    expect(entry?.lines.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([
      ['bank', 1_234],
      ['suspense', -1_234],
    ])
    expect(payment.receiptNumber ?? null).toBeNull()
  })

  it('whose consequences a crash stopped at any step is completed, and booked once', async () => {
    const { account, invoice, end } = await makeDebtor()
    const { payment } = await recordPayment(app.payload, newPayment({ user: account.id, invoice }))
    const payments = modelOf(app.payload, 'payments')
    for (const lost of [{ receiptNumber: 1 }, { creditMinor: 1 }, {}]) {
      await payments.updateOne(
        { _id: payment._id },
        { $set: { needsFinalising: true }, ...(Object.keys(lost).length > 0 && { $unset: lost }) },
      )
      await modelOf(app.payload, 'invoices').updateOne({ _id: invoice }, { $set: { needsFinalising: true } })
      await finaliseMoney(app.payload)
    }
    expect(await payments.findOne({ _id: payment._id }).lean()).toMatchObject({ needsFinalising: false })
    expect(await receiptsOf(account.id)).toHaveLength(1)
    expect(await balance(account.id, 'receivable')).toBe(0)
    expect(await endOf(account)).toEqual(inOneYear(end))
  })
})

describe('many at once', () => {
  it('payments for many invoices with repeats leave a ledger that sums to zero and each receipt once', async () => {
    const debtors = await Promise.all(
      Array.from({ length: INVOICES }, async () => {
        const user = new ObjectId().toHexString()
        const { _id } = await issueInvoice(app.payload, newInvoice(user, { purpose: 'other', years: null }))
        return { user, invoice: _id.toHexString() }
      }),
    )
    const payments = debtors.flatMap(({ user, invoice }, place) => [
      newPayment({ key: `rush:${place}:a`, user, invoice, amountMinor: 6_000 }),
      newPayment({ key: `rush:${place}:b`, user, invoice, amountMinor: 6_000 }),
    ])
    const repeats = Array.from({ length: INVOICES }, (_, place) =>
      required(payments[(place * 7) % payments.length]),
    )
    await Promise.all([...payments, ...repeats].map((payment) => recordPayment(app.payload, payment)))
    await finaliseMoney(app.payload)

    expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
    const users = debtors.map(({ user }) => new ObjectId(user))
    const balances = await sumBalances(app.payload, {}, { 'lines.user': { $in: users } })
    expect(balances).toContainEqual({ account: 'receivable', currency: 'USD', amountMinor: 0 })
    expect(balances).toContainEqual({
      account: 'memberCredit',
      currency: 'USD',
      amountMinor: -INVOICES * 2_000,
    })
    const receipts = await modelOf(app.payload, 'payments')
      .find({ user: { $in: users } }, { receiptNumber: 1 })
      .lean<{ receiptNumber: string }[]>()
    expect(receipts).toHaveLength(2 * INVOICES)
    expect(new Set(receipts.map(({ receiptNumber }) => receiptNumber)).size).toBe(2 * INVOICES)
    const numbers = await modelOf(app.payload, 'payment-receipt-numbers').distinct('_id')
    expect(Math.max(...(numbers as number[]))).toBe(numbers.length)
  })

  it('a payment that is reversed while it is applied ends as if it had never come', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { account, invoice, end } = await makeDebtor()
      const key = randomUUID()
      const { payment } = await recordPayment(app.payload, newPayment({ key, user: account.id, invoice }))
      const id = payment._id.toHexString()
      await modelOf(app.payload, 'payments').updateOne({ _id: id }, { $set: { needsFinalising: true } })
      await Promise.all([
        finalisePayment(app.payload, id),
        reversePayment(app.payload, id),
        finalisePayment(app.payload, id),
      ])
      await finaliseMoney(app.payload)
      expect(await balance(account.id, 'receivable')).toBe(10_000)
      expect(await balance(account.id, 'memberCredit')).toBe(0)
      expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', openMinor: 10_000 })
      expect(await endOf(account)).toEqual(end)
    }
  })

  it('a void and a payment of one invoice: one of them counts', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    for (let round = 0; round < 10; round += 1) {
      const { account, invoice } = await makeDebtor()
      await Promise.all([
        voidInvoice(
          { payload: app.payload } as Parameters<typeof voidInvoice>[0],
          invoice,
          'Mistake',
          admin.id,
        ),
        recordPayment(app.payload, newPayment({ user: account.id, invoice })),
      ])
      await finaliseMoney(app.payload)
      const { status } = await invoiceOf(invoice)
      expect(await balance(account.id, 'receivable')).toBe(0)
      expect(await balance(account.id, 'memberCredit')).toBe(status === 'void' ? -10_000 : 0)
    }
  })
})
