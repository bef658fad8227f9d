import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findInvoice,
  findInvoicesOf,
  issueInvoice,
  readArrears,
  voidInvoice,
} from '../../../../../domain/money/invoices'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import type { NewInvoice } from '../../../../../domain/money/invoices/invoice.schema'
import { closeBooks, sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { findMembership } from '../../../../../domain/membership/memberships'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import {
  finaliseMoney,
  findPayment,
  recordPayment,
  reversePayment,
} from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { setFees } from '../../../../helpers/fees'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS)

let app: TestApp
let req: PayloadRequest
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  await setFees(app.payload, 'graduate', { annualMinor: 6_000 })
  await setFees(app.payload, 'associate', { annualMinor: 10_000 })
  await modelOf(app.payload, 'grades').updateOne({ grade: 'associate' }, { $set: { entry: 'upgrade' } })
})
afterAll(() => app.stop())

const issue = async (account: Account, overrides: Partial<NewInvoice> = {}): Promise<string> => {
  const { _id } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    purpose: 'renewal',
    grade: 'graduate',
    years: 1,
    graceDays: 30,
    currency: 'USD',
    lines: [{ description: 'Dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
    dueAt: daysFromNow(30),
    ...overrides,
  })
  return _id.toHexString()
}
const pay = async (
  { id: user }: Account,
  invoice: string,
  amountMinor = 10_000,
  paidAt = new Date(),
): Promise<string> => {
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'cheque',
    amountMinor,
    currency: 'USD',
    paidAt,
    user,
    invoice,
  })
  return payment._id.toHexString()
}
const bounce = (payment: string) =>
  reversePayment(app.payload, payment, { reason: 'The cheque was not honoured', by: admin.id })
const invoiceOf = async (id: string) => required(await findInvoice(app.payload, id))
const membershipOf = async ({ id }: Account) => required(await findMembership(app.payload, id))
const balancesOf = async (user: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) }))
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
  )

describe('a renewal whose payment goes back while the next one is open', () => {
  it('is the one that is open: the later one is void, and its payer told', async () => {
    const person = await makeAccount(app.payload)
    const end = endOfDayInJuba(daysFromNow(10))
    await makeMembership(app.payload, person.id, { expiresAt: end, graceUntil: daysFromNow(40) })
    const first = await issue(person)
    const payment = await pay(person, first)
    const next = await issue(person)
    await bounce(payment)
    for (let runs = 0; runs < 2; runs += 1) await finaliseMoney(app.payload)
    expect((await invoiceOf(first)).status).toBe('open')
    expect(await invoiceOf(next)).toMatchObject({ status: 'void', openMinor: 0 })
    const told = (await mailsTo(app.payload, person.email)).filter(
      ({ template }) => template === 'invoiceWithdrawn',
    )
    expect(told).toHaveLength(1)
    expect((await balancesOf(person.id))['receivable USD']).toBe(10_000)
  })
})

describe('a part of a renewal that goes back after the next renewal was paid', () => {
  it('takes that one year, and no other; paid again, the year is back', async () => {
    const person = await makeAccount(app.payload)
    const end = endOfDayInJuba(daysFromNow(10))
    await makeMembership(app.payload, person.id, { expiresAt: end, graceUntil: daysFromNow(40) })
    const [first, next] = [await issue(person), await issue(person)]
    const part = await pay(person, first, 4_000)
    await pay(person, first, 6_000)
    await pay(person, next)
    expect((await membershipOf(person)).expiresAt).toEqual(addMonths(end, 24))
    await bounce(part)
    expect((await membershipOf(person)).expiresAt).toEqual(addMonths(end, 12))
    expect(await invoiceOf(first)).toMatchObject({ status: 'open', openMinor: 4_000, paidAt: null })
    expect(await invoiceOf(next)).toMatchObject({ status: 'paid', openMinor: 0 })
    const { rows } = await readArrears(app.payload)
    expect(rows.filter(({ user }) => user === person.id)).toMatchObject([{ totalMinor: 4_000 }])
    // the same money again, twice at once: one of them pays, the other is credit
    const again = await Promise.all([pay(person, first, 4_000), pay(person, first, 4_000)])
    expect((await membershipOf(person)).expiresAt).toEqual(addMonths(end, 24))
    const credits = await Promise.all(
      again.map(async (id) => required(await findPayment(app.payload, id)).creditMinor),
    )
    expect(credits.sort()).toEqual([0, 4_000])
    expect(await balancesOf(person.id)).toEqual({ 'dues USD': -20_000, 'memberCredit USD': -4_000 })
  })
})

describe('a change of grade within the term', () => {
  const decide = async (id: string, status: string): Promise<void> => {
    const body = { status, reason: 'Known to the board' }
    const answer = await app.request('POST', `/api/applications/${id}/status`, { as: admin, body })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  const apply = async (as: Account, membershipType: 'graduate' | 'associate'): Promise<string> =>
    (
      await jsonOf<{ id: string }>(
        await app.request('POST', '/api/applications/submit', {
          as,
          body: applicationInput({ email: as.email, membershipType }),
        }),
      )
    ).id

  it('that was paid and bounced is owed again; withdrawn then, nothing is owed, and late money is credit', async () => {
    const person = await makeAccount(app.payload)
    await decide(await apply(person, 'graduate'), 'approved')
    const before = await membershipOf(person)
    const joining = required((await findInvoicesOf(app.payload, person.id))[0])._id.toHexString()
    await pay(person, joining, 8_000)
    const upgrade = await apply(person, 'associate')
    await decide(upgrade, 'approved')
    const invoice = required((await findInvoicesOf(app.payload, person.id))[0])
    expect(invoice).toMatchObject({ purpose: 'upgrade', totalMinor: 4_000 })
    const id = invoice._id.toHexString()
    const payment = await pay(person, id, 4_000)
    await bounce(payment)
    // the grade was decided, and the term was paid by another invoice: neither follows this payment
    expect(await membershipOf(person)).toMatchObject({ grade: 'associate', expiresAt: before.expiresAt })
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 4_000 })
    await decide(upgrade, 'rejected')
    expect(await membershipOf(person)).toMatchObject({
      grade: 'graduate',
      number: before.number,
      startedAt: before.startedAt,
      expiresAt: before.expiresAt,
    })
    expect(await invoiceOf(id)).toMatchObject({ status: 'void', openMinor: 0 })
    const late = await pay(person, id, 4_000)
    expect(required(await findPayment(app.payload, late)).creditMinor).toBe(4_000)
    expect(await balancesOf(person.id)).toEqual({
      'dues USD': -6_000,
      'joiningFees USD': -2_000,
      'memberCredit USD': -4_000,
    })
  })
})

describe('amounts that are none', () => {
  it('are refused with the field named, and nothing is booked', async () => {
    const person = await makeAccount(app.payload)
    const id = await issue(person)
    const { number } = await invoiceOf(id)
    const record = {
      method: 'bank',
      invoice: number,
      paidOn: jubaDay(),
      currency: 'USD',
      note: 'Seen',
    }
    for (const amount of ['ten', '-5', '0', '12.345', '1e3', '99999999999999', '', '=1+1', 'NaN', '1,5,0']) {
      for (const [path, body] of [
        ['/api/payments', { ...record, transaction: 'T1', amount, key: randomUUID() }],
        [`/api/invoices/${id}/credit`, { amount, reason: 'Too much', key: randomUUID() }],
      ] as const) {
        const answer = await app.request('POST', path, { as: admin, body })
        const { errors } = await jsonOf<{ errors: { field?: string }[] }>(answer)
        expect([path, amount, answer.status, errors.map(({ field }) => field)]).toEqual([
          path,
          amount,
          400,
          ['amount'],
        ])
      }
    }
    const other = await app.request('POST', '/api/payments', {
      as: admin,
      body: { ...record, currency: 'EUR', amount: '10', transaction: 'T1', key: randomUUID() },
    })
    expect(other.status).toBe(400)
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', openMinor: 10_000, allocations: [] })
    expect(await balancesOf(person.id)).toEqual({ 'dues USD': -10_000, 'receivable USD': 10_000 })
  })
})

// last: it closes days for all of this database
describe('a closed period', () => {
  it('stays as it was: what is corrected or comes to light later counts on an open day', async () => {
    const person = await makeAccount(app.payload)
    const issueOther = (): Promise<string> => issue(person, { purpose: 'other' })
    const [paid, late, mistaken] = [await issueOther(), await issueOther(), await issueOther()]
    const closed = jubaDay(daysFromNow(-30))
    const bounced = await pay(person, paid, 10_000, daysFromNow(-40))
    expect(await closeBooks(req, jubaDay(), admin.id)).toBe('not_over')
    expect(await Promise.all([closeBooks(req, closed, admin.id), closeBooks(req, closed, admin.id)])).toEqual(
      expect.arrayContaining(['closed', 'closed_before']),
    )
    expect(await closeBooks(req, jubaDay(daysFromNow(-31)), admin.id)).toBe('closed_before')
    const before = await sumBalances(app.payload, { day: { $lte: closed } })
    await bounce(bounced)
    const found = await pay(person, late, 10_000, daysFromNow(-35))
    expect(await voidInvoice(req, mistaken, 'Issued twice', admin.id)).toEqual({ status: 'void' })
    expect(await sumBalances(app.payload, { day: { $lte: closed } })).toEqual(before)
    const dayOf = async (key: string): Promise<string | undefined> =>
      (await modelOf(app.payload, 'ledger-entries').findOne({ key }).lean<{ day: string } | null>())?.day
    expect({
      payment: await dayOf(`payment:${bounced}`),
      reversal: await dayOf(`payment:${bounced}:reversed`),
      found: await dayOf(`payment:${found}`),
      voided: await dayOf(`invoice:${mistaken}:void`),
    }).toEqual({
      payment: jubaDay(daysFromNow(-40)),
      reversal: jubaDay(),
      found: jubaDay(new Date(Date.parse(`${closed}T12:00:00+02:00`) + DAY_MS)),
      voided: jubaDay(),
    })
    expect(await balancesOf(person.id)).toEqual({ 'dues USD': -20_000, 'receivable USD': 10_000 })
    expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
  })
})
