import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repriceRenewals } from '../../../../../domain/money/dues'
import { findRenewalInvoices } from '../../../../../domain/money/invoices'
import { recordPayment } from '../../../../../domain/money/payments'
import { recordMembershipEvent } from '../../../../../domain/membership/membershipDecisions'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { endOfDayInJuba, todayInJuba } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type CardApp, startCardApp } from '../../../../helpers/cardPayments'
import { setFees } from '../../../../helpers/fees'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'

const DAY_MS = 24 * 60 * 60 * 1000

let app: CardApp
let admin: Account
beforeAll(async () => {
  app = await startCardApp()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  await setFees(app.payload, 'professional', { annualMinor: 8_800 })
  await setFees(app.payload, 'fellow', { annualMinor: 12_000 })
})
afterAll(() => app.stop())

/** A professional whose membership ends after some days, and who asked for a renewal at USD 88.00. */
const makePayer = async (days = 10): Promise<Account> => {
  const account = await makeAccount(app.payload)
  const expiresAt = endOfDayInJuba(new Date(Date.now() + days * DAY_MS))
  const graceUntil = new Date(expiresAt.getTime() + 30 * DAY_MS)
  await makeMembership(app.payload, account.id, { expiresAt, graceUntil })
  const answer = await app.request('POST', '/api/renewals/request', {
    as: account,
    body: { years: 1, currency: 'USD' },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return account
}
const act = async (account: Account, event: object): Promise<void> => {
  const body = { date: jubaDay(), reason: 'Decided by the council', ...event }
  const answer = await app.request('POST', `/api/memberships/${account.id}/events`, { as: admin, body })
  expect(answer.status, await answer.clone().text()).toBe(201)
}
const renewalsOf = async ({ id }: Account) =>
  (await findRenewalInvoices(app.payload, id)).map(({ status, totalMinor, grade }) => ({
    status,
    totalMinor,
    grade,
  }))
const mailedInvoices = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email))
    .filter(({ template }) => ['invoiceIssued', 'invoiceWithdrawn'].includes(template))
    .map(({ template, text }) => `${template}: ${text}`)

describe('an open renewal', () => {
  it('is issued again at once, with the reason, when the grade changes', async () => {
    const payer = await makePayer()
    await act(payer, { kind: 'gradeChanged', grade: 'fellow' })
    expect(await renewalsOf(payer)).toEqual([
      { status: 'open', totalMinor: 12_000, grade: 'fellow' },
      { status: 'void', totalMinor: 8_800, grade: 'professional' },
    ])
    const [replaced] = (await mailedInvoices(payer)).filter((mail) => mail.includes('It replaces invoice'))
    expect(replaced).toContain('because the grade of the membership is Fellow now.')
    expect(replaced).toContain('USD 120.00')
  })

  it('is void, and the member told, when the membership has no end any more', async () => {
    const payer = await makePayer()
    await act(payer, { kind: 'gradeChanged', grade: 'honorary' })
    expect(await renewalsOf(payer)).toEqual([{ status: 'void', totalMinor: 8_800, grade: 'professional' }])
    const mails = await mailedInvoices(payer)
    expect(mails.filter((mail) => mail.startsWith('invoiceWithdrawn'))).toHaveLength(1)
  })

  it('has a waiver that is given, and loses it when that ends', async () => {
    const payer = await makePayer()
    const given = await app.request('POST', '/api/fee-waivers/give', {
      as: admin,
      body: {
        user: payer.id,
        kind: 'hardship',
        percent: 50,
        reason: 'Lost the job',
        validFrom: todayInJuba(new Date(Date.now() - 3 * DAY_MS)),
      },
    })
    expect(given.status, await given.clone().text()).toBe(201)
    expect((await renewalsOf(payer))[0]).toMatchObject({ status: 'open', totalMinor: 4_400 })
    const { id } = (await given.json()) as { id: string }
    const lastDay = todayInJuba(new Date(Date.now() - DAY_MS))
    const ended = await app.request('POST', `/api/fee-waivers/${id}/end`, { as: admin, body: { lastDay } })
    expect(ended.status).toBe(200)
    expect((await renewalsOf(payer)).map(({ status, totalMinor }) => [status, totalMinor])).toEqual([
      ['open', 8_800],
      ['void', 4_400],
      ['void', 8_800],
    ])
  })

  it('of a grade without a fee stays, and staff decide', async () => {
    const payer = await makePayer()
    await act(payer, { kind: 'gradeChanged', grade: 'graduate' })
    expect(await renewalsOf(payer)).toEqual([{ status: 'open', totalMinor: 8_800, grade: 'professional' }])
    const task = await modelOf(app.payload, 'tasks').findOne({ person: payer.id }).lean<{ title: string }>()
    expect(task?.title).toContain('the renewal has no fee now')
  })

  it('with a waiver of everything is paid, and the payer of the old one told', async () => {
    const payer = await makePayer()
    const validFrom = todayInJuba()
    const body = { user: payer.id, kind: 'hardship', percent: 100, reason: 'Lost the job', validFrom }
    expect((await app.request('POST', '/api/fee-waivers/give', { as: admin, body })).status).toBe(201)
    expect((await renewalsOf(payer)).map(({ status, totalMinor }) => [status, totalMinor])).toEqual([
      ['paid', 0],
      ['void', 8_800],
    ])
    expect((await mailedInvoices(payer)).filter((mail) => mail.startsWith('invoiceWithdrawn'))).toHaveLength(
      1,
    )
  })

  it('of which a part is paid stays, and staff decide by the amounts', async () => {
    const payer = await makePayer()
    const [invoice] = await findRenewalInvoices(app.payload, payer.id)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'bank',
      amountMinor: 4_000,
      currency: 'USD',
      paidAt: new Date(),
      user: payer.id,
      invoice: required(invoice)._id.toHexString(),
    })
    await act(payer, { kind: 'gradeChanged', grade: 'fellow' })
    await repriceRenewals(app.payload)
    expect(await renewalsOf(payer)).toEqual([{ status: 'open', totalMinor: 8_800, grade: 'professional' }])
    const tasks = await modelOf(app.payload, 'tasks')
      .find({ person: payer.id })
      .lean<{ title: string; note: string }[]>()
    expect(tasks).toHaveLength(1)
    expect(tasks[0]?.title).toContain('the renewal costs USD 120.00 now')
    expect(tasks[0]?.note).toContain('is for USD 88.00, of which USD 40.00 is paid')
  })

  it('is left as it is where the change costs nothing', async () => {
    const payer = await makePayer()
    await act(payer, { kind: 'suspended', reason: 'A complaint' })
    await act(payer, { kind: 'reinstated', reason: 'It was withdrawn' })
    expect(await renewalsOf(payer)).toEqual([{ status: 'open', totalMinor: 8_800, grade: 'professional' }])
  })

  it('is issued again once, whoever does it, also where a process ended in between', async () => {
    const payer = await makePayer()
    const req = { payload: app.payload, user: { ...admin, collection: 'users' } } as never
    await recordMembershipEvent(req, payer.id, {
      kind: 'gradeChanged',
      grade: 'fellow',
      date: jubaDay(),
    } as never)
    await Promise.all([1, 2, 3].map(() => repriceRenewals(app.payload, { user: payer.id })))
    // as after a crash: void, and not replaced yet
    const invoices = modelOf(app.payload, 'invoices')
    const [fellow, old] = await findRenewalInvoices(app.payload, payer.id)
    await invoices.collection.deleteOne({ _id: required(fellow)._id })
    await invoices.collection.updateOne(
      { _id: required(old)._id },
      {
        $set: {
          repricing: { reason: 'the grade of the membership is Fellow now', at: new Date(), by: null },
        },
      },
    )
    await Promise.all([1, 2, 3].map(() => repriceRenewals(app.payload)))
    expect((await renewalsOf(payer)).map(({ status, totalMinor }) => [status, totalMinor])).toEqual([
      ['open', 12_000],
      ['void', 8_800],
    ])
  })
})

describe('a change of grade by staff', () => {
  it('within a term is charged for the days that are left', async () => {
    const account = await makeAccount(app.payload)
    await makeMembership(app.payload, account.id, {
      expiresAt: endOfDayInJuba(new Date(Date.now() + 73 * DAY_MS)),
    })
    await act(account, { kind: 'gradeChanged', grade: 'fellow' })
    const invoice = await modelOf(app.payload, 'invoices')
      .findOne({ user: account.id })
      .lean<{ purpose: string; totalMinor: number; lines: { description: string }[] }>()
    expect(invoice).toMatchObject({ purpose: 'upgrade', totalMinor: Math.round((3_200 * 73) / 365) })
    expect(invoice?.lines[0]?.description).toContain('73 of 365 days')
  })

  it('to one that costs less is not charged', async () => {
    const account = await makeAccount(app.payload)
    await makeMembership(app.payload, account.id, { grade: 'fellow' })
    await act(account, { kind: 'gradeChanged', grade: 'professional' })
    expect(await modelOf(app.payload, 'invoices').countDocuments({ user: account.id })).toBe(0)
  })
})
