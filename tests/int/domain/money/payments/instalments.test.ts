import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findInvoice,
  findRenewalInvoices,
  paysInInstalments,
  readArrears,
  remindInstalments,
  viewInvoice,
} from '../../../../../domain/money/invoices'
import { reconcileMembership } from '../../../../../domain/membership/membershipDecisions'
import { findMembership, membershipStatus } from '../../../../../domain/membership/memberships'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import {
  finaliseMoney,
  hasOpenPayment,
  recordPayment,
  reversePayment,
} from '../../../../../domain/money/payments'
import type { WaysToPay } from '../../../../../domain/money/payments/waysToPay.schema'
import { remindMembers } from '../../../../../domain/membership/renewals'
import { notification } from '../../../../fakes/stripeServer'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type CardApp, notifyOf, openCardPage, startCardApp } from '../../../../helpers/cardPayments'
import { setFees } from '../../../../helpers/fees'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { pdfText } from '../../../../helpers/pdfText'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import { required } from '../../../../helpers/required'

const DAY_MS = 24 * 60 * 60 * 1000
const GRACE_DAYS = 30
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

let app: CardApp
beforeAll(async () => {
  app = await startCardApp()
  await setFees(app.payload, 'professional', { instalments: 4 })
  await app.payload.updateGlobal({
    slug: 'payment-settings',
    data: { takesCards: true, membershipBegins: 'approval', dueDays: 30 },
    overrideAccess: true, // set as by staff
  })
})
afterAll(() => app.stop())

interface Payer {
  account: Account
  end: Date
  invoice: string
  /** The days on which the four instalments are due. */
  due: Date[]
}

/** A member whose membership ends after some days, with 30 days of grace, and who asked for a renewal at USD 100.00. */
const makePayer = async (days = 5): Promise<Payer> => {
  const account = await makeAccount(app.payload)
  const end = endOfDayInJuba(inDays(days))
  await makeMembership(app.payload, account.id, {
    expiresAt: end,
    graceUntil: new Date(end.getTime() + GRACE_DAYS * DAY_MS),
  })
  const answer = await app.request('POST', '/api/renewals/request', {
    as: account,
    body: { years: 1, currency: 'USD' },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const [invoice] = await findRenewalInvoices(app.payload, account.id)
  const due = (invoice?.instalments ?? []).map(({ dueAt }) => new Date(dueAt))
  return { account, end, invoice: required(invoice)._id.toHexString(), due }
}
const pay = async (
  { account, invoice }: Payer,
  amountMinor = 2_500,
  paidAt = new Date(),
): Promise<string> => {
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor,
    currency: 'USD',
    paidAt,
    user: account.id,
    invoice,
  })
  return payment._id.toHexString()
}
const membershipOf = async ({ account }: Payer) => required(await findMembership(app.payload, account.id))
const statusAt = async (payer: Payer, now: Date): Promise<string> =>
  membershipStatus({ membership: await membershipOf(payer), now })
const viewOf = async ({ invoice }: Payer) => viewInvoice(required(await findInvoice(app.payload, invoice)))

describe('an invoice in instalments', () => {
  it('has a schedule that sums to its total, on its page, in its PDF and in its mail', async () => {
    const payer = await makePayer()
    const [first, second] = payer.due
    expect(jubaDay(required(second))).toBe(jubaDay(addMonths(required(first), 3)))
    expect((await viewOf(payer)).instalments.map(({ amountMinor }) => amountMinor)).toEqual([
      2_500, 2_500, 2_500, 2_500,
    ])
    await pay(payer, 3_000)
    expect(await viewOf(payer)).toMatchObject({
      instalments: [{ openMinor: 0 }, { openMinor: 2_000 }, { openMinor: 2_500 }, { openMinor: 2_500 }],
      nextDueAt: second?.toISOString(),
      overdueMinor: 0,
    })
    const pdf = await app.request('GET', `/api/invoices/${payer.invoice}/pdf`, { as: payer.account })
    const text = (await pdfText(Buffer.from(await pdf.arrayBuffer()))).replace(/\s+/g, ' ')
    expect(text).toContain('Instalment 2 of 4')
    const mail = (await mailsTo(app.payload, payer.account.email)).find(
      ({ template }) => template === 'invoiceIssued',
    )
    expect(mail?.text).toContain('in instalments: USD 25.00 by')
  })

  it('keep the membership active until the next one is due, with the days of grace after it', async () => {
    const payer = await makePayer()
    const [, second, third] = payer.due.map((each) => required(each))
    const user = (await membershipOf(payer)).user
    const graceAfter = (end: Date): Date => new Date(end.getTime() + GRACE_DAYS * DAY_MS)
    const moment = (end: Date, ms: number): Date => new Date(end.getTime() + ms)
    expect(await paysInInstalments(app.payload, user)).toBe(false)
    await pay(payer)
    expect(await paysInInstalments(app.payload, user)).toBe(true)
    expect(await membershipOf(payer)).toMatchObject({
      expiresAt: second,
      graceUntil: graceAfter(required(second)),
      termEndsAt: endOfDayInJuba(addMonths(payer.end, 12)),
    })
    expect(await statusAt(payer, moment(required(second), -1))).toBe('active')
    expect(await statusAt(payer, moment(required(second), 1))).toBe('grace')
    expect(await statusAt(payer, moment(graceAfter(required(second)), 1))).toBe('expired')
    await pay(payer)
    expect((await membershipOf(payer)).expiresAt).toEqual(third)
    expect(await paysInInstalments(app.payload, user, moment(required(third), DAY_MS))).toBe(false)
  })

  it('extends the membership from its old end once all are paid on time, however late the last is', async () => {
    const payer = await makePayer()
    for (const due of payer.due) await pay(payer, 2_500, new Date(due.getTime() - DAY_MS))
    expect(await viewOf(payer)).toMatchObject({ status: 'paid', openMinor: 0 })
    expect((await membershipOf(payer)).expiresAt).toEqual(endOfDayInJuba(addMonths(payer.end, 12)))
  })

  it('completes the term that the first one began where a later one was missed and the membership lapsed', async () => {
    const payer = await makePayer()
    await pay(payer)
    const paidAt = new Date(required(payer.due[1]).getTime() + 10 * DAY_MS)
    await pay(payer, 7_500, paidAt)
    expect((await membershipOf(payer)).expiresAt).toEqual(endOfDayInJuba(addMonths(payer.end, 12)))
  })

  it('is the same in whatever order the payments are known, and as before once one is reversed', async () => {
    const payer = await makePayer()
    const before = (await membershipOf(payer)).expiresAt
    const [first, second] = payer.due
    const dayBefore = new Date(required(second).getTime() - DAY_MS)
    const later = await pay(payer, 2_500, dayBefore)
    const earlier = await pay(payer, 2_500, required(first))
    expect((await membershipOf(payer)).expiresAt).toEqual(payer.due[2])
    await reversePayment(app.payload, earlier, { reason: 'The cheque bounced' })
    await finaliseMoney(app.payload)
    await reconcileMembership(app.payload, payer.account.id)
    // the other one was paid after the grace period: it begins a term of its own
    expect(await membershipOf(payer)).toMatchObject({
      expiresAt: second,
      termEndsAt: endOfDayInJuba(addMonths(dayBefore, 12)),
    })
    await reversePayment(app.payload, later, { reason: 'The cheque bounced' })
    await finaliseMoney(app.payload)
    expect((await membershipOf(payer)).expiresAt).toEqual(before)
    expect(await viewOf(payer)).toMatchObject({ status: 'open', openMinor: 10_000 })
  })

  it('is in the arrears by the days of its instalments', async () => {
    const payer = await makePayer()
    await pay(payer, 3_000)
    const at = new Date(required(payer.due[2]).getTime() + 40 * DAY_MS)
    const { rows } = await readArrears(app.payload, at)
    const row = required(rows.find(({ user }) => user === payer.account.id))
    expect(row).toMatchObject({ totalMinor: 7_000, oldest: payer.due[1]?.toISOString() })
    expect(row.ages).toEqual({ notDue: 2_500, to30: 0, to60: 2_500, to90: 0, over90: 2_000 })
  })

  it('is paid by card in parts, or at once', async () => {
    const payer = await makePayer()
    const ways = await app.request('GET', `/api/invoices/${payer.invoice}/ways-to-pay`, { as: payer.account })
    expect(((await ways.json()) as WaysToPay).instalments.card).toEqual({
      amountMinor: 2_500,
      currency: 'USD',
    })
    const part = await openCardPage(app, payer.account, payer.invoice, { isInstalment: true })
    expect(part.session.amount_total).toBe(2_500)
    const whole = await openCardPage(app, payer.account, payer.invoice)
    expect(whole.session.amount_total).toBe(10_000)
    expect(app.stripe.sessions.get(part.session.id)?.status).toBe('expired')
    const again = await openCardPage(app, payer.account, payer.invoice, { isInstalment: true })
    await notifyOf(app, notification('checkout.session.completed', app.stripe.pay(again.session.id)))
    expect(await viewOf(payer)).toMatchObject({ openMinor: 7_500 })
  })
})

describe('a reminder of an instalment', () => {
  const remindersTo = async ({ account }: Payer): Promise<string[]> =>
    (await mailsTo(app.payload, account.email))
      .filter(({ template }) => template === 'instalmentDue')
      .map(({ subject }) => (subject.endsWith('overdue') ? 'overdue' : 'due'))

  it('is sent a week before and once it is overdue, once each, and stopped by its payment', async () => {
    const payer = await makePayer()
    const [first, second] = payer.due.map((each) => required(each))
    const run = async (from: Date | undefined, days: number): Promise<void> => {
      const at = new Date(required(from).getTime() + days * DAY_MS)
      await Promise.all([1, 2].map(() => remindInstalments(app.payload, undefined, at, hasOpenPayment)))
    }
    await run(first, -8)
    expect(await remindersTo(payer)).toEqual([])
    await run(first, -7)
    await run(first, -1)
    expect(await remindersTo(payer)).toEqual(['due'])
    await run(first, 1)
    await run(first, 5)
    expect(await remindersTo(payer)).toEqual(['due', 'overdue'])
    await pay(payer)
    await run(first, 6)
    await run(second, -8)
    expect(await remindersTo(payer)).toEqual(['due', 'overdue'])
    await run(second, -6)
    expect(await remindersTo(payer)).toEqual(['due', 'overdue', 'due'])
  })

  it('takes the place of those of the renewal while instalments are paid on time', async () => {
    const [paying, missing] = [await makePayer(), await makePayer()]
    await pay(paying)
    const at = new Date(paying.end.getTime() + DAY_MS)
    await remindMembers(app.payload, undefined, at, (payload, user) => paysInInstalments(payload, user, at))
    const lapsed = async ({ account }: Payer) =>
      (await mailsTo(app.payload, account.email)).filter(({ template }) => template === 'membershipLapsed')
    expect(await lapsed(paying)).toEqual([])
    expect(await lapsed(missing)).toHaveLength(1)
  })
})
