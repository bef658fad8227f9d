import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import { finaliseApplications } from '../../../../../domain/membership/membershipDecisions'
import { findInvoicesOf, type StoredInvoice } from '../../../../../domain/money/invoices'
import { sumBalancesOf } from '../../../../../domain/money/ledger'
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
import { clearFees, setBeginning, setFees } from '../../../../helpers/fees'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await setFees(app.payload)
  await setBeginning(app.payload, 'approval')
})

const apply = async (): Promise<{ person: Account; application: string }> => {
  const person = await makeAccount(app.payload)
  const response = await app.request('POST', '/api/applications/submit', {
    as: person,
    body: applicationInput({ email: person.email }),
  })
  return { person, application: ((await response.json()) as { id: string }).id }
}
const decide = async (id: string, status: string): Promise<void> => {
  const response = await app.request('POST', `/api/applications/${id}/status`, {
    as: admin,
    body: { status, reason: 'Known to the board' },
  })
  expect(response.status, await response.clone().text()).toBe(200)
}
const approve = async (): Promise<{ person: Account; application: string }> => {
  const made = await apply()
  await decide(made.application, 'approved')
  return made
}
const invoicesOf = ({ id }: Account): Promise<StoredInvoice[]> => findInvoicesOf(app.payload, id)
const statusOf = async (as: Account): Promise<string> =>
  ((await (await app.request('GET', '/api/memberships/mine', { as })).json()) as { status: string }).status
const membershipOf = ({ id }: Account) =>
  modelOf(app.payload, 'memberships')
    .findOne({ user: id })
    .lean<{ startedAt: Date; expiresAt: Date; withdrawnAt?: Date | null; number: string } | null>()
const pay = async (person: Account, paidAt = new Date(), amountMinor?: number): Promise<string> => {
  const invoice = required((await invoicesOf(person))[0])
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: amountMinor ?? invoice.totalMinor,
    currency: invoice.currency,
    paidAt,
    user: person.id,
    invoice: invoice._id.toHexString(),
  })
  return payment._id.toHexString()
}

describe('an approval', () => {
  it('issues the first invoice, due in 30 days, with its mail', async () => {
    const { person, application } = await approve()
    const [invoice, ...others] = await invoicesOf(person)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      key: `approval:${application}`,
      purpose: 'joining',
      totalMinor: 12_000,
      status: 'open',
      recipient: { name: 'Nyandeng Deng', email: person.email },
    })
    const inThirtyDays = new Date(Date.now() + 30 * DAY_MS)
    expect(required(invoice).dueAt).toEqual(endOfDayInJuba(inThirtyDays))
    expect(await statusOf(person)).toBe('active')
    const mails = await mailsTo(app.payload, person.email)
    expect(mails.filter(({ template }) => template === 'invoiceIssued')).toHaveLength(1)
  })

  it('issues none where no fee is set', async () => {
    await clearFees(app.payload)
    await setBeginning(app.payload, 'payment')
    const { person } = await approve()
    expect(await invoicesOf(person)).toEqual([])
    expect(await statusOf(person)).toBe('active')
  })

  it('issues one invoice for a double click, two processes and a crash before the end', async () => {
    const { person, application } = await apply()
    await Promise.all([1, 2, 3].map(() => decide(application, 'approved')))
    await modelOf(app.payload, 'applications').updateOne(
      { _id: application },
      { $set: { needsSettling: true } },
    )
    await Promise.all([1, 2, 3].map(() => finaliseApplications(app.payload)))
    expect(await invoicesOf(person)).toHaveLength(1)
    expect(
      (await mailsTo(app.payload, person.email)).filter(({ template }) => template === 'invoiceIssued'),
    ).toHaveLength(1)
  })

  it('that is withdrawn voids the invoice, and given again issues another', async () => {
    const { person, application } = await approve()
    await decide(application, 'under_review')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['void'])
    await decide(application, 'approved')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['open', 'void'])
    const owed = (await sumBalancesOf(app.payload, person.id)).find(({ account }) => account === 'receivable')
    expect(owed?.amountMinor).toBe(12_000)
  })

  it('that is withdrawn after a part was paid closes the invoice, leaves the part as credit and asks staff', async () => {
    const { person, application } = await approve()
    const payment = await pay(person, new Date(), 4_000)
    await decide(application, 'under_review')
    for (let runs = 0; runs < 2; runs += 1) await finaliseMoney(app.payload)
    expect(await invoicesOf(person)).toMatchObject([
      { status: 'credited', openMinor: 0, creditedMinor: 12_000 },
    ])
    expect(required(await findPayment(app.payload, payment)).creditMinor).toBe(4_000)
    const balances = await sumBalancesOf(app.payload, person.id)
    expect(balances.filter(({ amountMinor }) => amountMinor !== 0)).toMatchObject([
      { account: 'memberCredit', amountMinor: -4_000 },
    ])
    const tasks = await modelOf(app.payload, 'tasks').find({ person: person.id }).lean<{ title: string }[]>()
    expect(tasks.map(({ title }) => title)).toEqual([
      'USD 40.00 of Nyandeng Deng: pay back or leave as credit',
    ])
    await decide(application, 'approved')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['open', 'credited'])
    await decide(application, 'under_review')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['void', 'credited'])
  })

  it('that is withdrawn leaves an invoice that was paid, and given again asks for no second payment', async () => {
    const { person, application } = await approve()
    await pay(person)
    await decide(application, 'under_review')
    await decide(application, 'approved')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['paid'])
  })

  it('and its withdrawal at once leave no open invoice without an approval', async () => {
    const { person, application } = await approve()
    await modelOf(app.payload, 'invoices').deleteMany({ user: new ObjectId(person.id) })
    await modelOf(app.payload, 'applications').updateOne(
      { _id: application },
      { $set: { needsSettling: true } },
    )
    await Promise.all([finaliseApplications(app.payload), decide(application, 'under_review')])
    await finaliseApplications(app.payload)
    expect((await invoicesOf(person)).filter(({ status }) => status === 'open')).toEqual([])
  })
})

describe('where the membership begins with the first payment', () => {
  beforeEach(() => setBeginning(app.payload, 'payment'))

  it('it is pending until the invoice is paid, and its first term begins on that day', async () => {
    const { person } = await approve()
    expect(await statusOf(person)).toBe('pending')
    expect(await membershipOf(person)).toBeNull()
    const paidAt = new Date()
    await pay(person, paidAt)
    expect(await statusOf(person)).toBe('active')
    const membership = required(await membershipOf(person))
    expect(membership.expiresAt).toEqual(endOfDayInJuba(addMonths(membership.startedAt, 12)))
    expect(Math.abs(membership.startedAt.getTime() - paidAt.getTime())).toBeLessThan(60_000)
  })

  it('in instalments it begins with the payment that completes the first, for the whole term', async () => {
    await setFees(app.payload, 'professional', { joiningMinor: 0, instalments: 4 })
    const { person } = await approve()
    const [invoice] = await invoicesOf(person)
    expect(invoice?.instalments?.map(({ amountMinor }) => amountMinor)).toEqual([2_500, 2_500, 2_500, 2_500])
    const part = (amountMinor: number): Promise<string> => pay(person, new Date(), amountMinor)
    await part(2_499)
    expect([await statusOf(person), await membershipOf(person)]).toEqual(['pending', null])
    const completing = await part(1)
    expect(await statusOf(person)).toBe('active')
    const { startedAt, expiresAt, number } = required(await membershipOf(person))
    expect(expiresAt).toEqual(endOfDayInJuba(addMonths(startedAt, 12)))
    // later instalments move nothing, and neither does the last
    await part(2_500)
    const rest = await part(5_000)
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['paid'])
    expect(await membershipOf(person)).toMatchObject({ startedAt, expiresAt, number })
    await reversePayment(app.payload, rest, { reason: 'The cheque was not honoured' })
    expect(await statusOf(person)).toBe('active')
    // the other payments cover the first instalment still, from the day on which they did
    await reversePayment(app.payload, completing, { reason: 'The cheque was not honoured' })
    expect(await statusOf(person)).toBe('active')
    expect(required(await membershipOf(person)).startedAt.getTime()).toBeGreaterThan(startedAt.getTime())
  })

  it('a payment that is reversed takes it back, and another gives it with the same number', async () => {
    const { person } = await approve()
    const payment = await pay(person)
    const { number } = required(await membershipOf(person))
    await reversePayment(app.payload, payment, { reason: 'The cheque was not honoured' })
    expect(await statusOf(person)).toBe('pending')
    await pay(person)
    expect(await statusOf(person)).toBe('active')
    expect(required(await membershipOf(person)).number).toBe(number)
  })

  it('a later change of the setting moves nothing, in either direction', async () => {
    const { person } = await approve()
    await setBeginning(app.payload, 'approval')
    await finaliseMoney(app.payload)
    expect(await statusOf(person)).toBe('pending')
    const other = await approve()
    await setBeginning(app.payload, 'payment')
    await modelOf(app.payload, 'applications').updateOne(
      { _id: other.application },
      { $set: { needsSettling: true } },
    )
    await finaliseApplications(app.payload)
    expect(await statusOf(other.person)).toBe('active')
  })

  it('an approval that is withdrawn before the payment leaves nothing pending', async () => {
    const { person, application } = await approve()
    await decide(application, 'rejected')
    expect(await statusOf(person)).toBe('none')
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(['void'])
  })
})
