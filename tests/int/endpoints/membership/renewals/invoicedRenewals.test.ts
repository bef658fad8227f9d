import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import type { RenewalState } from '../../../../../domain/money/dues/dues.schema'
import { findRenewalInvoices } from '../../../../../domain/money/invoices'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import { recordPayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { clearFees, setBeginning, setFees } from '../../../../helpers/fees'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
  await setBeginning(app.payload, 'approval')
})
afterAll(() => app.stop())
beforeEach(() => setFees(app.payload))

const makeMember = async (days = 20): Promise<{ person: Account; end: Date }> => {
  const person = await makeAccount(app.payload)
  const end = endOfDayInJuba(inDays(days))
  await makeMembership(app.payload, person.id, {
    expiresAt: end,
    graceUntil: new Date(end.getTime() + 30 * DAY_MS),
  })
  return { person, end }
}
const request = (as: Account, body: object) => app.request('POST', '/api/renewals/request', { as, body })
const mine = async (as: Account): Promise<RenewalState> =>
  (await (await app.request('GET', '/api/renewals/mine', { as })).json()) as RenewalState
const invoices = async ({ id }: Account) =>
  (await findRenewalInvoices(app.payload, id)).map(({ years, status }) => `${years ?? 0} ${status}`)
const pay = async (as: Account, facts: object = {}): Promise<void> => {
  const invoice = required((await findRenewalInvoices(app.payload, as.id))[0])
  await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: invoice.totalMinor,
    currency: invoice.currency,
    paidAt: new Date(),
    user: as.id,
    invoice: invoice._id.toHexString(),
    ...facts,
  })
}
const endOf = async ({ id }: Account): Promise<Date> =>
  required(await modelOf(app.payload, 'memberships').findOne({ user: id }).lean<{ expiresAt: Date }>())
    .expiresAt

describe('a renewal with a fee', () => {
  it('issues its invoice at once, and the payment extends the membership from its end', async () => {
    const { person, end } = await makeMember()
    expect((await mine(person)).offers.map(({ years, totalMinor }) => [years, totalMinor])).toEqual([
      [1, 10_000],
      [2, 20_000],
      [3, 30_000],
    ])
    expect((await request(person, { years: 2, currency: 'USD' })).status).toBe(201)
    expect(await invoices(person)).toEqual(['2 open'])
    const templates = (await mailsTo(app.payload, person.email)).map(({ template }) => template)
    expect(templates).toEqual(['invoiceIssued'])
    await pay(person)
    expect(await endOf(person)).toEqual(addMonths(end, 24))
    expect((await mine(person)).invoice).toMatchObject({ status: 'paid', years: 2 })
  })

  it('in the grace period extends from the old end, without an end of the rights in between', async () => {
    const { person, end } = await makeMember(-10)
    await request(person, { years: 1 })
    expect((await mine(person)).membership.status).toBe('grace')
    await pay(person)
    expect((await mine(person)).membership.status).toBe('active')
    expect(await endOf(person)).toEqual(addMonths(end, 12))
  })

  it('with changed years voids the unpaid invoice and issues another', async () => {
    const { person } = await makeMember()
    await request(person, { years: 1 })
    await request(person, { years: 3 })
    await request(person, { years: 3 })
    expect(await invoices(person)).toEqual(['3 open', '1 void'])
  })

  it('asked for by many at once leaves one open invoice', async () => {
    const { person } = await makeMember()
    const answers = await Promise.all([1, 1, 1, 1].map((years) => request(person, { years })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await invoices(person)).toEqual(['1 open'])
    await Promise.all([2, 3, 2, 3].map((years) => request(person, { years })))
    const left = await invoices(person)
    expect(left.filter((each) => each.endsWith('open'))).toHaveLength(1)
  })

  it('is completed after a crash between the invoice and its number', async () => {
    const { person } = await makeMember()
    await request(person, { years: 1 })
    await modelOf(app.payload, 'invoices').updateMany(
      { user: person.id },
      { $unset: { number: 1, reference: 1 }, $set: { needsFinalising: true } },
    )
    expect((await request(person, { years: 1 })).status).toBe(201)
    const [invoice] = await findRenewalInvoices(app.payload, person.id)
    expect(required(invoice).number).toMatch(/^INV-/)
  })

  it('cannot be changed while a payment for it is being checked or has come in part', async () => {
    const { person } = await makeMember()
    await request(person, { years: 1 })
    await pay(person, { status: 'reported' })
    expect((await request(person, { years: 2 })).status).toBe(409)
    const { person: other } = await makeMember()
    await request(other, { years: 1 })
    await pay(other, { amountMinor: 100 })
    expect((await request(other, { years: 2 })).status).toBe(409)
    expect(await invoices(other)).toEqual(['1 open'])
  })

  it('refuses a currency without a fee, and a person without a membership', async () => {
    const { person } = await makeMember()
    expect((await request(person, { years: 1, currency: 'SSP' })).status).toBe(409)
    expect((await request(person, { years: 1, currency: 'EUR' })).status).toBe(400)
    const nobody = await makeAccount(app.payload)
    expect((await request(nobody, { years: 1 })).status).toBe(409)
  })

  it('without a fee waits for staff as before', async () => {
    await clearFees(app.payload)
    const { person } = await makeMember()
    expect(await (await request(person, { years: 1 })).json()).toMatchObject({ invoice: null })
    expect(await mine(person)).toMatchObject({ offers: [], invoice: null, renewal: { status: 'requested' } })
  })
})
