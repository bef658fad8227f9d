import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import type { PersonMoney } from '../../../../../domain/money/billing/personMoney.schema'
import type { OwnDues } from '../../../../../domain/money/dues/dues.schema'
import { findInvoice, issueInvoice, readArrears, voidInvoice } from '../../../../../domain/money/invoices'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { findMembership } from '../../../../../domain/membership/memberships'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import {
  creditInvoice,
  finaliseMoney,
  findPayment,
  recordPayment,
  reversePayment,
  undoWriteOff,
  writeOffInvoice,
} from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { jsonOf } from '../../../../helpers/jsonOf'
import { makeMembership } from '../../../../helpers/memberships'
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

/** An invoice over USD 100.00, due 40 days ago. */
const makeInvoice = async (overrides: Partial<NewInvoice> = {}) => {
  const account = await makeAccount(app.payload)
  const { _id } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A course', quantity: 1, unitMinor: 10_000, account: 'otherIncome' }],
    dueAt: new Date(Date.now() - 40 * DAY_MS),
    ...overrides,
  })
  return { account, id: _id.toHexString() }
}
const pay = async (user: string, invoice: string, amountMinor = 10_000): Promise<string> => {
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor,
    currency: 'USD',
    paidAt: new Date(),
    user,
    invoice,
  })
  return payment._id.toHexString()
}
const writeOff = (id: string, openMinor: number) =>
  writeOffInvoice(req, id, { openMinor, reason: '$Moved abroad' }, treasurer.id)
const invoiceOf = async (id: string) => required(await findInvoice(app.payload, id))
const balancesOf = async (user: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) }))
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
  )
const entriesOf = (invoice: string): Promise<string[]> =>
  modelOf(app.payload, 'ledger-entries')
    .find({ key: { $regex: `^write-off:${invoice}` } })
    .sort({ _id: 1 })
    .distinct('purpose')
const expectBalancedLedger = async (): Promise<void> => {
  expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
}

describe('what is written off', () => {
  it('is what is left of an invoice, once: an expense, out of the arrears, seen by staff and the member', async () => {
    const { account, id } = await makeInvoice()
    await pay(account.id, id, 4_000)
    expect(await writeOff(id, 10_000)).toEqual({ problem: 'changed_meanwhile' })
    const results = await Promise.all([writeOff(id, 6_000), writeOff(id, 6_000), writeOff(id, 6_000)])
    expect(results.map((each) => ('problem' in each ? each.problem : each.status)).sort()).toEqual([
      'not_open',
      'not_open',
      'writtenOff',
    ])
    expect(await balancesOf(account.id)).toEqual({ 'otherIncome USD': -10_000, 'writeOffs USD': 6_000 })
    const { rows, writtenOff } = await readArrears(app.payload)
    expect(rows.filter(({ user }) => user === account.id)).toEqual([])
    expect(writtenOff).toEqual([{ currency: 'USD', amountMinor: 6_000, count: 1 }])
    const { invoices } = await jsonOf<OwnDues>(
      await app.request('GET', '/api/invoices/mine', { as: account }),
    )
    expect(invoices).toMatchObject([{ status: 'writtenOff', openMinor: 0, writtenOffMinor: 6_000 }])
    expect(JSON.stringify(invoices)).not.toContain('Moved abroad')
    const person = await jsonOf<PersonMoney>(
      await app.request('GET', `/api/invoices/of/${account.id}`, { as: treasurer }),
    )
    expect(person).toMatchObject({
      state: 'clear',
      details: {
        owed: [],
        invoices: [{ writeOffs: [{ amountMinor: 6_000, reason: '$Moved abroad', endedAt: null }] }],
      },
    })
    expect(await voidInvoice(req, id, 'No', treasurer.id)).toEqual({ problem: 'not_open' })
    const note = { amount: 1, reason: 'No', key: randomUUID() }
    expect(await creditInvoice(req, id, note, treasurer.id)).toEqual({ problem: 'written_off' })
    await expectBalancedLedger()
    await undoWriteOff(req, id, 'Is back', treasurer.id)
    expect(await undoWriteOff(req, id, 'Is back', treasurer.id)).toEqual({ problem: 'not_open' })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 6_000, writtenOffMinor: 0 })
    expect(await balancesOf(account.id)).toEqual({ 'otherIncome USD': -10_000, 'receivable USD': 6_000 })
    expect(await entriesOf(id)).toEqual(['writeOff', 'writeOffUndone'])
    expect((await readArrears(app.payload)).writtenOff).toEqual([])
    const logged = await modelOf(app.payload, 'audit-log').find({ subjectId: id }).distinct('action')
    expect(logged).toEqual(['invoice.write-off-undone', 'invoice.written-off'])
  })

  it('is not an invoice of which a payment is being checked', async () => {
    const { account, id } = await makeInvoice()
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'reported',
      method: 'bank',
      amountMinor: 10_000,
      currency: 'USD',
      paidAt: new Date(),
      user: account.id,
      invoice: id,
    })
    expect(await writeOff(id, 10_000)).toEqual({ problem: 'being_checked' })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 10_000 })
  })

  it('is paid by money that comes after all, gives its term then, and is owed when that is reversed', async () => {
    const { account, id } = await makeInvoice({
      purpose: 'renewal',
      grade: 'professional',
      years: 1,
      graceDays: 30,
      lines: [{ description: 'Dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
    })
    const end = endOfDayInJuba(new Date(Date.now() + 10 * DAY_MS))
    await makeMembership(app.payload, account.id, { expiresAt: end, graceUntil: end })
    const endOf = async () => required(await findMembership(app.payload, account.id)).expiresAt
    const first = await pay(account.id, id, 3_000)
    await writeOff(id, 7_000)
    expect(await endOf()).toEqual(end)
    const rest = await pay(account.id, id, 9_000)
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', openMinor: 0, writtenOffMinor: 0 })
    expect(await endOf()).toEqual(addMonths(end, 12))
    expect(required(await findPayment(app.payload, rest)).creditMinor).toBe(2_000)
    expect(await balancesOf(account.id)).toEqual({ 'dues USD': -10_000, 'memberCredit USD': -2_000 })
    expect(await entriesOf(id)).toEqual(['writeOff', 'writeOffUndone'])
    await reversePayment(app.payload, rest, { reason: 'Bounced', by: treasurer.id })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 7_000, writtenOffMinor: 0 })
    expect(await endOf()).toEqual(end)
    // of a payment that came before the write-off, what it gave is owed, and the rest stays written off
    await writeOff(id, 7_000)
    await reversePayment(app.payload, first, { reason: 'Bounced', by: treasurer.id })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 3_000, writtenOffMinor: 7_000 })
    expect(await balancesOf(account.id)).toEqual({
      'dues USD': -10_000,
      'receivable USD': 3_000,
      'writeOffs USD': 7_000,
    })
    await pay(account.id, id, 3_000)
    expect(await invoiceOf(id)).toMatchObject({ status: 'writtenOff', openMinor: 0, paidAt: null })
    expect(await endOf()).toEqual(end)
    await expectBalancedLedger()
  })

  it('and paid at the same moment is paid, whichever comes first, also after a crash', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { account, id } = await makeInvoice()
      await Promise.all(
        round % 2
          ? [writeOff(id, 10_000), pay(account.id, id), finaliseMoney(app.payload)]
          : [pay(account.id, id), writeOff(id, 10_000), finaliseMoney(app.payload)],
      )
      // as a crash leaves it: the decisions stand, what follows is applied anew
      await modelOf(app.payload, 'invoices').updateOne({ _id: id }, { $set: { needsFinalising: true } })
      await finaliseMoney(app.payload)
      expect(await invoiceOf(id)).toMatchObject({ status: 'paid', openMinor: 0, needsFinalising: false })
      expect(await balancesOf(account.id)).toEqual({ 'otherIncome USD': -10_000 })
    }
    await expectBalancedLedger()
  })
})
