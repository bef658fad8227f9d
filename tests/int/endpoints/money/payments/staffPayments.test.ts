import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba, jubaYear } from '../../../../../platform/jubaTime'
import { findInvoice } from '../../../../../domain/money/invoices'
import { sumBalances, sumBalancesOf } from '../../../../../domain/money/ledger'
import { reconcileMemberRoles } from '../../../../../domain/membership/memberships'
import type { OwnMembership } from '../../../../../domain/membership/memberships/ownMembership.schema'
import { finaliseMoney } from '../../../../../domain/money/payments'
import type { PaymentView } from '../../../../../domain/money/payments/payment.schema'
import type { PaymentList } from '../../../../../domain/money/payments/staffPayments.schema'
import type { WaysToPay } from '../../../../../domain/money/payments/waysToPay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeInvoice } from '../../../../helpers/invoices'
import { makeMembership } from '../../../../helpers/memberships'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { beginning, keyIn, pieceAt } from '../../../../helpers/uploads'
import { jubaDay } from '../../../../helpers/jubaDay'

const DAY_MS = 24 * 60 * 60 * 1000
const TODAY = jubaDay()

let app: TestApp
let treasurer: Account
let slip: Buffer
beforeAll(async () => {
  app = await startTestPayload()
  treasurer = await makeAccount(app.payload, { roles: ['admin'] })
  slip = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#667788' } })
    .jpeg()
    .toBuffer()
  await app.payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      takesBank: true,
      bankAccounts: [{ bank: 'Bank of Juba', holder: 'The Association', number: '0123', currency: 'USD' }],
      takesMerchant: true,
      merchantAccounts: [{ provider: 'MTN', number: '12345', holder: 'The Association' }],
      cashPlaces: 'At the office',
    },
    overrideAccess: true, // the test prepares its data
  })
})
afterAll(() => app.stop())

/** A member whose membership ends after some days, with an open invoice to renew it. */
const makeDebtor = async (days = 30, unitMinor = 10_000) => {
  const account = await makeAccount(app.payload)
  const end = endOfDayInJuba(new Date(Date.now() + days * DAY_MS))
  await makeMembership(app.payload, account.id, {
    expiresAt: end,
    graceUntil: new Date(end.getTime() + 30 * DAY_MS),
  })
  return { account, end, ...(await invoiceFor(account, unitMinor)) }
}
const invoiceFor = async (account: Account, unitMinor = 10_000) => {
  const lines = [{ description: 'Annual dues', quantity: 1, unitMinor, account: 'dues' as const }]
  const { id: invoice, number } = await makeInvoice(app.payload, account, { lines })
  return { invoice, number }
}
const json = async <Body>(response: Promise<Response>, status = 200): Promise<Body> => {
  const answer = await response
  expect(answer.status, await answer.clone().text()).toBe(status)
  return (await answer.json()) as Body
}
const ways = (as: Account, invoice: string) =>
  json<WaysToPay>(app.request('GET', `/api/invoices/${invoice}/ways-to-pay`, { as }))
const report = (as: Account, invoice: string, overrides = {}) =>
  app.request('POST', '/api/payments/report', {
    as,
    body: {
      invoice,
      key: randomUUID(),
      method: 'bank',
      amount: '100.00',
      currency: 'USD',
      paidOn: TODAY,
      transaction: `FT-${randomUUID().slice(0, 8)}`,
      ...overrides,
    },
  })
const reported = async (as: Account, invoice: string, overrides = {}): Promise<string> =>
  (await json<{ id: string }>(report(as, invoice, overrides), 201)).id
const act = (id: string, action: string, body: object = {}, as = treasurer) =>
  app.request('POST', `/api/payments/${id}/${action}`, { as, body })
const record = (body: object) =>
  app.request('POST', '/api/payments', {
    as: treasurer,
    body: { method: 'cash', amount: '100', currency: 'USD', paidOn: TODAY, book: 'A', ...body },
  })
const list = (query: string) =>
  json<PaymentList>(app.request('GET', `/api/payments?${query}`, { as: treasurer }))
const statusOf = async (invoice: string): Promise<unknown> =>
  required(await findInvoice(app.payload, invoice)).status
const membershipOf = async (as: Account) =>
  json<OwnMembership>(app.request('GET', '/api/memberships/mine', { as }))
const mailsTo = (to: string): Promise<string[]> =>
  modelOf(app.payload, 'outbox')
    .find({ to, template: /^payment/ })
    .distinct('template')
const ledgerSum = async (): Promise<number> =>
  (await sumBalances(app.payload)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

describe('the ways to pay an invoice', () => {
  it('are the enabled methods, with the reference and the amount in both currencies', async () => {
    const { account, invoice } = await makeDebtor()
    const answer = await ways(account, invoice)
    expect(answer.reference).toMatch(new RegExp(`^RF\\d\\d ACE2 0${jubaYear(new Date()) % 100}0 0`))
    expect(answer.amounts).toEqual([
      { amountMinor: 10_000, currency: 'USD' },
      { amountMinor: 45_000_000, currency: 'SSP' },
    ])
    expect(answer.methods).toMatchObject({
      card: null,
      momo: null,
      bank: [{ number: '0123' }],
      merchant: [{ number: '12345' }],
      cash: { places: 'At the office' },
    })
    const other = await makeAccount(app.payload)
    expect((await app.request('GET', `/api/invoices/${invoice}/ways-to-pay`, { as: other })).status).toBe(404)
  })
})

describe('a reported payment', () => {
  it('is a claim: it settles nothing until staff confirm it, and the payer gets a receipt', async () => {
    const { account, invoice, number, end } = await makeDebtor()
    const id = await reported(account, invoice)
    expect(await statusOf(invoice)).toBe('open')
    expect((await list(`status=open&q=${number}`)).docs).toMatchObject([
      { id, status: 'reported', invoiceNumber: number, name: 'Nyandeng Deng' },
    ])
    const answers = await Promise.all([act(id, 'confirm'), act(id, 'confirm')]) // two treasurers at once
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await statusOf(invoice)).toBe('paid')
    expect(new Date(required((await membershipOf(account)).expiresAt)).getUTCFullYear()).toBe(
      end.getUTCFullYear() + 1,
    )
    expect(await mailsTo(account.email)).toEqual(['paymentReceipt'])
    expect((await app.request('GET', `/api/payments/${id}/receipt`, { as: account })).status).toBe(200)
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'payment.confirmed',
        subjectId: id,
        account: account.id,
      }),
    ).toBe(1)
  })

  it('is stored once for its key, and shows its slip to the payer and money staff only', async () => {
    const { account, invoice } = await makeDebtor()
    const key = keyIn(
      await app.request('POST', '/api/uploads', {
        as: account,
        headers: beginning(slip.length, 'paymentSlip'),
      }),
    )
    await app.request('PATCH', `/api/uploads/${key}`, {
      as: account,
      headers: pieceAt(0),
      body: new Uint8Array(slip),
    })
    const body = { key: randomUUID(), transaction: '', file: key }
    const [id, same] = [await reported(account, invoice, body), await reported(account, invoice, body)]
    expect(same).toBe(id)
    const stranger = await makeAccount(app.payload)
    const statuses = await Promise.all(
      [account, treasurer, stranger].map(
        async (as) => (await app.request('GET', `/api/payments/${id}/slip`, { as })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 404])
    expect((await ways(account, invoice)).payments).toHaveLength(1)
  })

  it('is refused without a number or slip, with a wrong amount, and for another person’s invoice', async () => {
    const { account, invoice } = await makeDebtor()
    for (const wrong of [
      { transaction: '' },
      { amount: '1e3' },
      { amount: '-5' },
      { amount: '25.555' },
      { amount: 'NaN' },
      { currency: 'EUR' },
      { paidOn: '2999-01-01' },
    ])
      expect((await report(account, invoice, wrong)).status).toBe(400)
    expect((await report(await makeAccount(app.payload), invoice)).status).toBe(404)
  })

  it('is rejected with a reason for the payer, and can be reported again', async () => {
    const { account, invoice } = await makeDebtor()
    const id = await reported(account, invoice)
    expect((await act(id, 'reject')).status).toBe(400)
    await json(act(id, 'reject', { reason: 'The statement does not name it.' }))
    expect((await ways(account, invoice)).payments).toMatchObject([
      { status: 'rejected', reason: 'The statement does not name it.' },
    ])
    expect(await mailsTo(account.email)).toEqual(['paymentRefused'])
    expect((await act(id, 'confirm')).status).toBe(409)
    await reported(account, invoice)
  })

  it('tells staff of a transaction number that was used twice', async () => {
    const [one, other] = [await makeDebtor(), await makeDebtor()]
    const transaction = `FT-${randomUUID()}`
    await reported(one.account, one.invoice, { transaction })
    await reported(other.account, other.invoice, { transaction })
    expect((await list(`q=${transaction}`)).docs.map(({ sameTransaction }) => sameTransaction)).toEqual([
      1, 1,
    ])
  })

  it('keeps a member in the grace period while it is checked, however long, and no longer', async () => {
    const { account, invoice } = await makeDebtor(-29.9999)
    const id = await reported(account, invoice)
    // the grace period ends in the meantime
    await expect(membershipOf(account)).resolves.toMatchObject({ status: 'grace', graceUntil: null })
    const stored = required(
      await modelOf(app.payload, 'memberships')
        .findOne({ user: account.id })
        .lean<{ graceUntil: Date; paymentReportedAt: Date }>(),
    )
    expect(stored.graceUntil.getTime()).toBeGreaterThan(Date.now() + 1000 * DAY_MS)
    await reconcileMemberRoles(app.payload)
    expect(await modelOf(app.payload, 'roles').countDocuments({ user: account.id, role: 'member' })).toBe(1)
    await json(act(id, 'reject', { reason: 'Not found' }))
    const after = await membershipOf(account)
    expect(after.paymentReportedAt).toBeNull()
    expect(new Date(required(after.graceUntil)).getTime()).toBeLessThan(Date.now() + DAY_MS)
  })

  it('brings no lapsed membership back', async () => {
    const { account, invoice } = await makeDebtor(-60)
    await reported(account, invoice)
    expect((await membershipOf(account)).status).toBe('expired')
  })
})

describe('a payment that staff record', () => {
  it('counts once for a sheet of the receipt book, and another payment with it is refused', async () => {
    const [one, other] = [await makeDebtor(), await makeDebtor()]
    const number = '0017'
    const answers = await Promise.all(
      [1, 2, 3].map(() => json<PaymentView>(record({ invoice: one.number, number }), 201)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await statusOf(one.invoice)).toBe('paid')
    expect((await record({ invoice: other.number, number: '17' })).status).toBe(409)
    expect(await statusOf(other.invoice)).toBe('open')
    expect((await record({ invoice: other.number, number: '' })).status).toBe(400)
    expect((await record({ invoice: 'INV-1999-0001', number: '18' })).status).toBe(400)
  })

  it('is reversed with a reason: what it gave is taken back, exactly', async () => {
    const { account, invoice, number, end } = await makeDebtor()
    const { id } = await json<PaymentView>(record({ invoice: number, number: '30' }), 201)
    await json(act(id, 'reverse', { reason: 'The cheque was not honoured.' }))
    expect(await statusOf(invoice)).toBe('open')
    expect((await membershipOf(account)).expiresAt).toBe(end.toISOString())
    expect(await mailsTo(account.email)).toEqual(['paymentReceipt', 'paymentRefused'])
    const receipt = await app.request('GET', `/api/payments/${id}/receipt`, { as: account })
    expect(receipt.status).toBe(200)
    expect(await pdfText(Buffer.from(await receipt.arrayBuffer()))).toContain('(reversed)')
    expect(await ledgerSum()).toBe(0)
  })
})

describe('a receipt number that was typed with the wrong amount', () => {
  it('is used again for the payment as it should have been, which refers to the first one', async () => {
    const { account, invoice, number } = await makeDebtor()
    const wrong = await json<PaymentView>(record({ invoice: number, number: '44', amount: '40' }), 201)
    expect((await record({ invoice: number, number: '44' })).status).toBe(409)
    await json(act(wrong.id, 'reverse', { reason: '40 was typed for 100' }))
    const right = await json<PaymentView>(record({ invoice: number, number: '44' }), 201)
    expect(right.id).not.toBe(wrong.id)
    expect(await statusOf(invoice)).toBe('paid')
    // sent twice, it is still one payment; and it can be corrected once more
    expect((await json<PaymentView>(record({ invoice: number, number: '44' }), 201)).id).toBe(right.id)
    const stored = await modelOf(app.payload, 'payments').find({ user: account.id }).sort({ _id: 1 }).lean()
    expect(stored).toMatchObject([
      { status: 'reversed', sheet: expect.stringMatching(/^cash:.+:44$/) as string },
      { status: 'confirmed', corrects: new ObjectId(wrong.id) },
    ])
    expect(
      await modelOf(app.payload, 'ledger-entries')
        .findOne({ key: `payment:${right.id}` })
        .lean(),
    ).toMatchObject({ text: expect.stringMatching(/^Corrects RC-\d{4}-\d{4} of \d{4}-\d\d-\d\d$/) as string })
    await json(act(right.id, 'reverse', { reason: 'It was 41' }))
    await json(record({ invoice: number, number: '44', amount: '41' }), 201)
    expect(await ledgerSum()).toBe(0)
  })
})

describe('the credit of a payment', () => {
  const overpaid = async () => {
    const debtor = await makeDebtor()
    const { id } = await json<PaymentView>(
      record({ invoice: debtor.number, number: String(Math.floor(Math.random() * 1e9)), amount: '250' }),
      201,
    )
    return { ...debtor, id }
  }
  const creditOf = async (id: string): Promise<unknown> =>
    (await modelOf(app.payload, 'payments').findById(id).lean<{ creditMinor: number }>())?.creditMinor

  it('pays an open invoice of the same person, and is never used twice', async () => {
    const { account, id } = await overpaid()
    const [one, two] = [await invoiceFor(account), await invoiceFor(account)]
    const key = randomUUID()
    const answers = await Promise.all([
      act(id, 'use-credit', { invoice: one.number, key }),
      act(id, 'use-credit', { invoice: one.number, key }),
      act(id, 'use-credit', { invoice: two.number, key: randomUUID() }),
    ])
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const used = await modelOf(app.payload, 'payments').distinct('amountMinor', {
      user: account.id,
      method: 'credit',
    })
    const sum = (
      await modelOf(app.payload, 'payments')
        .find({ user: account.id, method: 'credit' })
        .lean<{ amountMinor: number }[]>()
    ).reduce((total, { amountMinor }) => total + amountMinor, 0)
    expect(used.length).toBeGreaterThan(0)
    expect(sum + Number(await creditOf(id))).toBe(15_000)
    expect(await ledgerSum()).toBe(0)
  })

  it('comes back with the reversal of its use, and is taken from its uses with its own reversal', async () => {
    const { account, id, invoice: first } = await overpaid()
    const { number, invoice } = await invoiceFor(account)
    const used = await json<PaymentView>(act(id, 'use-credit', { invoice: number, key: randomUUID() }), 201)
    expect(await statusOf(invoice)).toBe('paid')
    expect(await creditOf(id)).toBe(5_000)
    await json(act(used.id, 'reverse', { reason: 'For another invoice' }))
    expect(await statusOf(invoice)).toBe('open')
    expect(await creditOf(id)).toBe(15_000)
    await json(act(id, 'use-credit', { invoice: number, key: randomUUID() }), 201)
    await json(act(id, 'reverse', { reason: 'False notes' }))
    // both renewals are unpaid again: the older one is to be paid, the later one is taken back
    expect(await statusOf(first)).toBe('open')
    expect(await statusOf(invoice)).toBe('void')
    expect(await creditOf(id)).toBe(0)
    expect(await ledgerSum()).toBe(0)
  })

  it('is paid back once, by two treasurers at once never more than there is, and booked once', async () => {
    const { account, id } = await overpaid()
    const balances = async () =>
      Object.fromEntries(
        (await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(account.id) })).map(
          ({ account: name, amountMinor }) => [name, amountMinor],
        ),
      )
    const cash = async (): Promise<number> =>
      (await sumBalances(app.payload)).find((each) => each.account === 'cash')?.amountMinor ?? 0
    const before = await cash()
    const body = { amount: '100', method: 'cash', reason: 'Paid twice', key: randomUUID() }
    for (const wrong of [{ amount: '-1' }, { amount: '1.234' }, { method: 'cheque' }, { reason: ' ' }])
      expect((await act(id, 'refund-credit', { ...body, ...wrong })).status).toBe(400)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => act(id, 'refund-credit', body)),
      act(id, 'refund-credit', { ...body, amount: '80', key: randomUUID() }),
    ])
    const statuses = answers.map(({ status }) => status)
    // one of the two amounts is there, not both
    const isFirst = statuses[4] === 409
    expect(statuses).toEqual(isFirst ? [201, 201, 201, 201, 409] : [409, 409, 409, 409, 201])
    const paidBack = isFirst ? 10_000 : 8_000
    expect(await creditOf(id)).toBe(15_000 - paidBack)
    expect((await balances()).memberCredit).toBe(-(15_000 - paidBack))
    expect(before - (await cash())).toBe(paidBack)
    expect((await act(id, 'refund-credit', { ...body, amount: '150.01' })).status).toBe(409)

    // a crash before it was booked is made good, once
    const { key } = required(
      (await modelOf(app.payload, 'payments').findById(id).lean<{ creditRefunds: { key: string }[] }>())
        ?.creditRefunds[0],
    )
    await modelOf(app.payload, 'ledger-entries').deleteOne({ key: `payment:${id}:refund:${key}` })
    await modelOf(app.payload, 'payments').updateOne({ _id: id }, { $set: { needsFinalising: true } })
    await Promise.all([finaliseMoney(app.payload), finaliseMoney(app.payload)])
    expect(before - (await cash())).toBe(paidBack)
    expect(await creditOf(id)).toBe(15_000 - paidBack)
    // what was paid back is gone: the payment is not taken back by hand any more
    expect((await act(id, 'reverse', { reason: 'A mistake' })).status).toBe(409)
    expect(await ledgerSum()).toBe(0)
  })

  it('moves to another person once, who pays with it; reversed, it comes back', async () => {
    const [payer, other] = [await overpaid(), await makeDebtor()]
    const body = {
      to: other.account.email.toUpperCase(),
      amount: '100',
      reason: 'Asked for',
      key: randomUUID(),
    }
    const move = (more: object = {}) => act(payer.id, 'move-credit', { ...body, ...more })
    expect((await move({ to: 'nobody@example.org', key: randomUUID() })).status).toBe(400)
    expect((await move({ to: payer.account.email, key: randomUUID() })).status).toBe(400)
    expect((await move({ to: treasurer.email, key: randomUUID() })).status).toBe(403)
    expect((await move({ amount: '150.01', key: randomUUID() })).status).toBe(409)
    const answers = await Promise.all(Array.from({ length: 6 }, () => move()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect((await move({ amount: '99' })).status).toBe(409)
    const moved = await json<PaymentView>(Promise.resolve(required(answers[0])), 201)
    expect(await creditOf(payer.id)).toBe(5_000)
    expect(await creditOf(moved.id)).toBe(10_000)
    const creditIn = async (account: string) =>
      0 -
      ((await sumBalancesOf(app.payload, account)).find((each) => each.account === 'memberCredit')
        ?.amountMinor ?? 0)
    expect([await creditIn(payer.account.id), await creditIn(other.account.id)]).toEqual([5_000, 10_000])
    await json(act(moved.id, 'use-credit', { invoice: other.number, key: randomUUID() }), 201)
    expect(await statusOf(other.invoice)).toBe('paid')
    await json(act(moved.id, 'reverse', { reason: 'The wrong person' }))
    expect(await statusOf(other.invoice)).toBe('open')
    expect(await creditOf(payer.id)).toBe(15_000)
    expect([await creditIn(payer.account.id), await creditIn(other.account.id)]).toEqual([15_000, 0])
    const told = await modelOf(app.payload, 'audit-log').distinct('account', {
      action: 'payment.credit-moved',
    })
    expect(told.map(String)).toEqual(expect.arrayContaining([payer.account.id, other.account.id]))
    expect(await ledgerSum()).toBe(0)
  })

  it('goes back from whom it was moved to, when the payment that it came from is reversed', async () => {
    const [payer, other] = [await overpaid(), await makeDebtor()]
    const moved = await json<PaymentView>(
      act(payer.id, 'move-credit', {
        to: other.account.email,
        amount: '120',
        reason: 'Asked for',
        key: randomUUID(),
      }),
      201,
    )
    await json(act(moved.id, 'use-credit', { invoice: other.number, key: randomUUID() }), 201)
    await json(act(payer.id, 'reverse', { reason: 'False notes' }))
    await finaliseMoney(app.payload)
    expect(await statusOf(other.invoice)).toBe('open')
    expect([await creditOf(payer.id), await creditOf(moved.id)]).toEqual([0, 0])
    expect(await ledgerSum()).toBe(0)
  })

  it('is used for another person only when that is said, and both records tell of it', async () => {
    const [payer, other] = [await overpaid(), await makeDebtor()]
    const body = { invoice: other.number, key: randomUUID() }
    const refused = await act(payer.id, 'use-credit', body)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Tick the box below to pay it all the same.')
    expect(await statusOf(other.invoice)).toBe('open')
    const used = await json<PaymentView>(act(payer.id, 'use-credit', { ...body, isForOther: true }), 201)
    expect(await statusOf(other.invoice)).toBe('paid')
    expect(await creditOf(payer.id)).toBe(5_000)
    const told = await modelOf(app.payload, 'audit-log').distinct('account', {
      action: 'payment.credit-used',
    })
    expect(told.map(String)).toEqual(expect.arrayContaining([payer.account.id, other.account.id]))
    await json(act(used.id, 'reverse', { reason: 'For another colleague' }))
    expect(await statusOf(other.invoice)).toBe('open')
    expect(await creditOf(payer.id)).toBe(15_000)
    expect(await ledgerSum()).toBe(0)
  })
})
