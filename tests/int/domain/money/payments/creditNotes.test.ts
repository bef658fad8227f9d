import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import { findInvoice, issueInvoice, voidInvoice } from '../../../../../domain/money/invoices'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import {
  creditInvoice,
  finaliseMoney,
  findPayment,
  recordPayment,
  reversePayment,
  spendCredit,
} from '../../../../../domain/money/payments'
import type { NewPayment } from '../../../../../domain/money/payments/payment.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let req: PayloadRequest
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
})
afterAll(() => app.stop())

const makeInvoice = async (overrides: Partial<NewInvoice> = {}) => {
  const account = await makeAccount(app.payload)
  const { _id, number } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A course', quantity: 1, unitMinor: 10_000, account: 'otherIncome' }],
    dueAt: new Date(Date.now() + 30 * DAY_MS),
    ...overrides,
  })
  return { account, id: _id.toHexString(), number: required(number) }
}
const pay = async (user: string, invoice: string, overrides: Partial<NewPayment> = {}): Promise<string> => {
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: 10_000,
    currency: 'USD',
    paidAt: new Date(),
    user,
    invoice,
    ...overrides,
  })
  return payment._id.toHexString()
}
const credit = (id: string, amount: number, key: string = randomUUID()) =>
  creditInvoice(req, id, { amount, reason: '$The course was shorter', key }, treasurer.id)
const invoiceOf = async (id: string) => required(await findInvoice(app.payload, id))
const creditOf = async (payment: string) => required(await findPayment(app.payload, payment)).creditMinor
const balancesOf = async (user: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) }))
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
  )
const expectBalancedLedger = async (): Promise<void> => {
  expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
}

describe('a credit note', () => {
  it('for an open invoice takes off what is owed, with a number, one entry and one mail', async () => {
    const { account, id, number } = await makeInvoice()
    const key = randomUUID()
    const notes = await Promise.all(Array.from({ length: 5 }, () => credit(id, 3_000, key)))
    expect(new Set(notes.map((note) => ('number' in note ? note.number : note.problem))).size).toBe(1)
    expect(notes[0]).toMatchObject({
      number: expect.stringMatching(/^CN-\d{4}-\d{4,}$/) as unknown,
      invoiceNumber: number,
      amountMinor: 3_000,
      reason: '$The course was shorter',
    })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 7_000, creditedMinor: 3_000 })
    expect(await balancesOf(account.id)).toEqual({ 'receivable USD': 7_000, 'otherIncome USD': -7_000 })
    expect((await mailsTo(app.payload, account.email)).map(({ template }) => template).toSorted()).toEqual([
      'creditNoteIssued',
      'invoiceIssued',
    ])
    expect(await voidInvoice(req, id, 'No longer', treasurer.id)).toEqual({ problem: 'not_open' })
    expect(await credit(id, 7_001)).toEqual({ problem: 'too_much' })
    expect(await credit(id, 3_001, key)).toEqual({ problem: 'key_used' })
    await pay(account.id, id, { amountMinor: 7_000 })
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', openMinor: 0 })
    await expectBalancedLedger()
  })

  it('for a partly paid invoice takes the open part first; the rest is credit that pays another invoice', async () => {
    const { account, id } = await makeInvoice()
    const payment = await pay(account.id, id, { amountMinor: 6_000 })
    await credit(id, 9_000)
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', openMinor: 0, creditedMinor: 9_000 })
    expect(await creditOf(payment)).toBe(5_000)
    expect(await balancesOf(account.id)).toEqual({ 'memberCredit USD': -5_000, 'otherIncome USD': -1_000 })
    const other = await makeInvoice({ user: account.id })
    await spendCredit(req, payment, { invoice: other.number, key: randomUUID() }, treasurer.id)
    expect(await invoiceOf(other.id)).toMatchObject({ status: 'open', openMinor: 5_000 })
    expect(await creditOf(payment)).toBe(0)
    // the money that all of it rests on goes back: both invoices owe again what is left of them
    await reversePayment(app.payload, payment, { reason: 'Bounced', by: treasurer.id })
    await finaliseMoney(app.payload)
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 1_000 })
    expect(await invoiceOf(other.id)).toMatchObject({ status: 'open', openMinor: 10_000 })
    expect(await balancesOf(account.id)).toMatchObject({ 'receivable USD': 11_000 })
    expect((await balancesOf(account.id))['memberCredit USD']).toBeUndefined()
    await expectBalancedLedger()
  })

  it('for a whole renewal that was paid in the other currency takes back its year, and gives back all pounds', async () => {
    const { account, id } = await makeInvoice({
      purpose: 'renewal',
      grade: 'professional',
      years: 1,
      graceDays: 30,
      rate: { sspPerUsd: 4_550.5, day: '2026-11-20', source: 'Bank of South Sudan' },
      lines: [
        { description: 'Dues', quantity: 1, unitMinor: 9_999, account: 'dues' },
        { description: 'Waiver', quantity: 1, unitMinor: -3_333, account: 'waivers' },
      ],
    })
    const end = endOfDayInJuba(new Date(Date.now() + 10 * DAY_MS))
    await makeMembership(app.payload, account.id, {
      expiresAt: end,
      graceUntil: new Date(end.getTime() + DAY_MS),
    })
    const paidMinor = Math.round(6_666 * 4_550.5)
    const payment = await pay(account.id, id, { amountMinor: paidMinor, currency: 'SSP' })
    const endOf = async () =>
      required(
        await modelOf(app.payload, 'memberships').findOne({ user: account.id }).lean<{ expiresAt: Date }>(),
      ).expiresAt
    expect((await endOf()).getTime()).toBeGreaterThan(end.getTime() + 300 * DAY_MS)
    for (const part of [2_222, 1_111, 3_333])
      expect(await credit(id, part)).toMatchObject({ amountMinor: part })
    expect(await invoiceOf(id)).toMatchObject({ status: 'credited', openMinor: 0, paidAt: null })
    expect(await endOf()).toEqual(end)
    expect(await creditOf(payment)).toBe(paidMinor)
    expect(await balancesOf(account.id)).toEqual({ 'memberCredit SSP': -paidMinor })
    expect(await credit(id, 1)).toEqual({ problem: 'not_creditable' })
    await expectBalancedLedger()
  })

  it('is completed after a crash right behind the decision', async () => {
    const { account, id } = await makeInvoice()
    const payment = await pay(account.id, id)
    await credit(id, 4_000)
    // as if the server had stopped before anything followed
    const note = required((await invoiceOf(id)).credits?.[0]).note
    await modelOf(app.payload, 'credit-notes').deleteOne({ _id: note })
    await modelOf(app.payload, 'credit-note-numbers').deleteOne({ note })
    await modelOf(app.payload, 'ledger-entries').deleteOne({ key: `credit-note:${note.toHexString()}` })
    await modelOf(app.payload, 'payments').updateOne({ _id: payment }, { creditMinor: 0 })
    await modelOf(app.payload, 'invoices').updateOne({ _id: id }, { needsFinalising: true })
    await finaliseMoney(app.payload)
    await finaliseMoney(app.payload) // the payments that the first run marked
    expect(await creditOf(payment)).toBe(4_000)
    expect(await balancesOf(account.id)).toEqual({ 'memberCredit USD': -4_000, 'otherIncome USD': -6_000 })
    expect(
      await modelOf(app.payload, 'credit-notes').countDocuments({ invoice: id, number: { $ne: null } }),
    ).toBe(1)
  })
})

describe('at the same time', () => {
  it('two credit notes never take more than the invoice', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { account, id } = await makeInvoice()
      const results = await Promise.all([credit(id, 6_000), credit(id, 6_000), credit(id, 6_000)])
      expect(results.filter((result) => 'number' in result)).toHaveLength(1)
      expect(results.filter((result) => 'problem' in result)).toEqual([
        { problem: 'too_much' },
        { problem: 'too_much' },
      ])
      expect(await invoiceOf(id)).toMatchObject({ openMinor: 4_000, creditedMinor: 6_000 })
      expect((await balancesOf(account.id))['receivable USD']).toBe(4_000)
    }
    await expectBalancedLedger()
  })

  it('a credit note, a payment and a reversal end with one result, never below zero', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { account, id } = await makeInvoice()
      const first = await pay(account.id, id, { amountMinor: 4_000 })
      const [second] = await Promise.all([
        pay(account.id, id),
        credit(id, 7_000),
        reversePayment(app.payload, first, { reason: 'Bounced', by: treasurer.id }),
      ])
      await finaliseMoney(app.payload)
      await finaliseMoney(app.payload)
      const invoice = await invoiceOf(id)
      const kept = required(invoice.allocations).flatMap(({ amountMinor, returnedMinor, releasedAt }) =>
        releasedAt ? [] : amountMinor - (returnedMinor ?? 0),
      )
      const keptMinor = kept.reduce((sum, each) => sum + each, 0)
      expect(invoice.openMinor).toBeGreaterThanOrEqual(0)
      expect(invoice.openMinor + keptMinor).toBe(3_000)
      // 10,000 came and stayed: what the invoice did not keep is credit
      const balances = await balancesOf(account.id)
      expect(balances['receivable USD'] ?? 0).toBe(invoice.openMinor)
      expect(balances['memberCredit USD'] ?? 0).toBe(keptMinor - 10_000)
      expect(await creditOf(second)).toBe(10_000 - keptMinor)
      expect(await creditOf(first)).toBe(0)
    }
    await expectBalancedLedger()
    const numbers = await modelOf(app.payload, 'credit-note-numbers').distinct('_id')
    expect(numbers.length).toBe(Math.max(...(numbers as unknown as number[])))
  })
})
