import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  followConsents,
  isRenewedAutomatically,
  renewAutomatically,
} from '../../../../../domain/membership/automaticRenewals'
import type { AutomaticRenewalView } from '../../../../../domain/membership/automaticRenewals/automaticRenewal.schema'
import { automaticRenewalsPersonalData } from '../../../../../domain/membership/automaticRenewals/automaticRenewalsPrivacy'
import { findRenewalInvoices } from '../../../../../domain/money/invoices'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import { pollPayments } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { type FakeSession, type FakeStripe, notification } from '../../../../fakes/stripeServer'
import type { Account } from '../../../../helpers/accounts'
import {
  type CardApp,
  type Debtor,
  makeDebtor,
  notifyOf,
  openCardPage,
  pressCard,
  readEnd,
  startCardApp,
} from '../../../../helpers/cardPayments'
import { setFees } from '../../../../helpers/fees'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { ObjectId } from 'mongodb'

const DAY_MS = 24 * 60 * 60 * 1000

let app: CardApp
let stripe: FakeStripe
beforeAll(async () => {
  app = await startCardApp()
  stripe = app.stripe
  await setFees(app.payload)
})
const setOffer = (takesAutomaticRenewals: boolean) =>
  app.payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      takesCards: true,
      takesAutomaticRenewals,
      automaticRenewalDays: 14,
      membershipBegins: 'approval',
    },
  })
beforeEach(() => setOffer(true))
afterEach(async () => {
  stripe.fault('none')
  stripe.decline('none')
  await modelOf(app.payload, 'automatic-renewals').deleteMany({})
})
afterAll(() => app.stop())

const mine = async (as: Account): Promise<AutomaticRenewalView> =>
  (await (await app.request('GET', '/api/automatic-renewals/mine', { as })).json()) as AutomaticRenewalView
const stored = (account: Account) =>
  modelOf(app.payload, 'automatic-renewals').findOne({ user: account.id }).lean<Record<string, unknown>>()

const pay = (session: FakeSession): Promise<void> =>
  notifyOf(app, notification('checkout.session.completed', stripe.pay(session.id)))
/** Runs the job so many days from now. */
const renewAfter = (days: number): Promise<void> =>
  renewAutomatically(app.payload, undefined, new Date(Date.now() + days * DAY_MS))

/** A member whose membership ends after some days, with an open invoice for something else. */
const makeMember = (days: number): Promise<Debtor> =>
  makeDebtor(app, days, {
    purpose: 'other',
    lines: [{ description: 'Badge', quantity: 1, unitMinor: 1_000, account: 'otherIncome' }],
  })

/** The same, who agreed to automatic renewal by paying that invoice. */
const makeAgreed = async (days: number): Promise<Debtor> => {
  const debtor = await makeMember(days)
  await pay((await openCardPage(app, debtor.account, debtor.invoice, { savesCard: true })).session)
  await followConsents(app.payload)
  return debtor
}
/** The same, who was told today how much the card is charged. */
const makeTold = async (days: number): Promise<Debtor> => {
  const debtor = await makeAgreed(days)
  await renewAfter(0)
  expect(await chargesOf(debtor.account)).toEqual([])
  expect(await announcementsTo(debtor.account)).toHaveLength(1)
  return debtor
}
const endOf = (account: Account): Promise<Date> => readEnd(app, account)
const mailed = async (account: Account): Promise<string[]> =>
  (await mailsTo(app.payload, account.email))
    .map(({ template }) => template)
    .filter((template) => /automatic|paymentReceipt|invoiceIssued/.test(template))
const announcementsTo = async ({ email }: Account) =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template === 'automaticRenewalAnnounced')
const chargesOf = ({ id }: Account) =>
  modelOf(app.payload, 'payments')
    .find({ user: id, key: /^auto:/ })
    .lean<{ status: string; reason?: string }[]>()
const tookFrom = (customer: unknown): number =>
  [...stripe.intents.values()].filter(
    ({ customer: each, metadata, status }) =>
      each === customer && metadata.from === 'saved-card' && status === 'succeeded',
  ).length

describe('automatic renewal', () => {
  it('is agreed to with a payment, says the amount, and keeps the ids of the provider alone', async () => {
    const { account, invoice } = await makeMember(60)
    expect(await mine(account)).toMatchObject({
      isOffered: true,
      isOn: false,
      amount: { amountMinor: 10_000, currency: 'USD' },
      daysBefore: 14,
      chargesAt: null,
    })
    const { session } = await openCardPage(app, account, invoice, { savesCard: true })
    await followConsents(app.payload)
    expect((await mine(account)).isOn).toBe(false) // nothing is paid yet
    await pay(session)
    await Promise.all([followConsents(app.payload), followConsents(app.payload)])
    const view = await mine(account)
    expect(view).toMatchObject({ isOn: true, failure: null })
    expect(await stored(account)).toMatchObject({
      consentText: expect.stringContaining(
        'at present USD 100.00, 14 days before my membership ends',
      ) as unknown,
      customerId: expect.stringMatching(/^cus_/) as unknown,
      paymentMethodId: expect.stringMatching(/^pm_/) as unknown,
    })
    await setOffer(false)
    expect((await pressCard(app, account, invoice, { savesCard: true })).status).toBe(409)
  })

  it('tells the amount a week before, charges the card once, and extends the membership from its end', async () => {
    const { account, end } = await makeAgreed(25)
    await renewAutomatically(app.payload)
    expect(await mailed(account)).toEqual(['paymentReceipt'])
    const user = new ObjectId(account.id)
    expect(await isRenewedAutomatically(app.payload, user)).toBe(true)
    const at = (daysBefore: number): Date => new Date(end.getTime() - daysBefore * DAY_MS)
    for (const now of [at(22), at(16)]) await renewAutomatically(app.payload, undefined, now)
    expect(await mailed(account)).toEqual(['paymentReceipt', 'automaticRenewalAnnounced'])
    expect(await chargesOf(account)).toEqual([])
    await Promise.all([1, 2, 3].map(() => renewAutomatically(app.payload, undefined, at(14))))
    await renewAutomatically(app.payload, undefined, at(13))
    expect(await endOf(account)).toEqual(addMonths(end, 12))
    expect(await chargesOf(account)).toMatchObject([{ status: 'confirmed' }])
    expect(tookFrom((await stored(account))?.customerId)).toBe(1)
    expect((await mailed(account)).sort()).toEqual([
      'automaticRenewalAnnounced',
      'paymentReceipt',
      'paymentReceipt',
    ])
    expect(await findRenewalInvoices(app.payload, account.id)).toMatchObject([
      { status: 'paid', totalMinor: 10_000 },
    ])
  })

  it('of a declined card mails a link to pay, leaves the membership, and tries three times at most', async () => {
    const { account, end } = await makeTold(13)
    stripe.decline('insufficient_funds')
    for (let day = 0; day < 15; day += 1) await renewAfter(day)
    expect(await chargesOf(account)).toMatchObject(
      Array(3).fill({ status: 'failed', reason: 'There was not enough money on the card.' }),
    )
    expect((await mailed(account)).filter((template) => template === 'automaticRenewalFailed')).toHaveLength(
      3,
    )
    expect(await endOf(account)).toEqual(end)
    expect(await mine(account)).toMatchObject({
      isOn: true,
      failure: 'There was not enough money on the card.',
    })
    const [invoice] = await findRenewalInvoices(app.payload, account.id)
    const mails = await mailsTo(app.payload, account.email)
    expect(JSON.stringify(mails)).toContain(required(invoice)._id.toHexString())
  })

  it.each(['authentication_required', 'expired_card'] as const)(
    'is not tried again after %s',
    async (code) => {
      const { account } = await makeTold(13)
      stripe.decline(code)
      for (const days of [7, 11, 15]) await renewAfter(days)
      expect(await chargesOf(account)).toMatchObject([{ status: 'failed' }])
      expect(await mine(account)).toMatchObject({ chargesAt: null })
    },
  )

  it('charges once though the provider was down or its answer was lost, and asks about what takes long', async () => {
    const { account, end } = await makeTold(13)
    stripe.fault('down')
    await renewAfter(7)
    expect(await chargesOf(account)).toMatchObject([{ status: 'started' }])
    stripe.fault('none')
    stripe.decline('processing')
    await renewAfter(7)
    await renewAfter(7)
    expect(await chargesOf(account)).toMatchObject([{ status: 'started' }])
    const { customerId } = required(await stored(account))
    const [intent, ...others] = [...stripe.intents.values()].filter(
      ({ customer, metadata }) => customer === customerId && metadata.from === 'saved-card',
    )
    expect(others).toEqual([])
    Object.assign(required(intent), { status: 'succeeded' })
    await modelOf(app.payload, 'payments').updateMany(
      { user: account.id },
      { $set: { nextAskAt: new Date(0), askedAt: null } },
    )
    await pollPayments(app.payload)
    expect(await chargesOf(account)).toMatchObject([{ status: 'confirmed' }])
    expect(await endOf(account)).toEqual(addMonths(end, 12))
  })

  it('is switched off by the member at once, and the provider forgets the card', async () => {
    const { account, end } = await makeTold(13)
    const { customerId } = required(await stored(account))
    const off = await app.request('POST', '/api/automatic-renewals/switch-off', { as: account, body: {} })
    expect(await off.json()).toMatchObject({ isOn: false, chargesAt: null })
    await renewAfter(7)
    expect(await chargesOf(account)).toEqual([])
    expect(await endOf(account)).toEqual(end)
    stripe.fault('down')
    await followConsents(app.payload)
    stripe.fault('none')
    await followConsents(app.payload)
    expect(stripe.deletedCustomers.has(String(customerId))).toBe(true)
    expect(await stored(account)).not.toHaveProperty('paymentMethodId')
  })

  it('is erased with the account', async () => {
    const { account } = await makeTold(13)
    const { customerId } = required(await stored(account))
    const { erasures } = automaticRenewalsPersonalData
    if ('none' in erasures) throw new Error('Nothing is erased')
    for (let time = 0; time < 2; time += 1)
      await erasures.records?.(app.payload, { user: account.id, email: account.email } as never)
    await renewAfter(7)
    await followConsents(app.payload)
    expect(stripe.deletedCustomers.has(String(customerId))).toBe(true)
    expect(await modelOf(app.payload, 'automatic-renewals').countDocuments({})).toBe(0)
  })

  it('does not charge a member who made another choice or is paying by another way, who is reminded', async () => {
    const { account, end } = await makeTold(13)
    const answer = await app.request('POST', '/api/renewals/request', {
      as: account,
      body: { years: 3, currency: 'USD' },
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    await renewAfter(7)
    expect(await chargesOf(account)).toEqual([])
    expect(await endOf(account)).toEqual(end)
    expect(await findRenewalInvoices(app.payload, account.id)).toMatchObject([{ status: 'open', years: 3 }])
    expect(await isRenewedAutomatically(app.payload, new ObjectId(account.id))).toBe(false)
  })
})

describe('the announcement of a charge', () => {
  afterEach(() => setFees(app.payload))

  const amountsTold = async (account: Account): Promise<string[]> =>
    (await announcementsTo(account)).map(({ text }) => required(/(USD [\d.,]+)/.exec(text)?.[1]))
  const chargedAmounts = async ({ id }: Account) =>
    (
      await modelOf(app.payload, 'payments')
        .find({ user: id, key: /^auto:/, status: 'confirmed' })
        .lean<{ amountMinor: number }[]>()
    ).map(({ amountMinor }) => amountMinor)

  it('that missed its week is made first, and the card charged a week later, in the grace period too', async () => {
    const { account, end } = await makeTold(3)
    expect(await mine(account)).toMatchObject({ isTold: true })
    const chargesAt = new Date(required((await mine(account)).chargesAt))
    expect(Math.abs(chargesAt.getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000)
    for (const days of [2, 4, 6.9]) await renewAfter(days)
    expect(await chargesOf(account)).toEqual([])
    await Promise.all([1, 2, 3].map(() => renewAfter(7.1)))
    expect(await chargedAmounts(account)).toEqual([10_000])
    expect(await endOf(account)).toEqual(addMonths(end, 12))
    expect(await announcementsTo(account)).toHaveLength(1)
  })

  it('is not made once the grace period ends before the charge: the member is reminded instead', async () => {
    const { account } = await makeAgreed(-25)
    await renewAfter(0)
    expect(await announcementsTo(account)).toEqual([])
    expect(await isRenewedAutomatically(app.payload, new ObjectId(account.id))).toBe(false)
  })

  it('is made anew when the amount has changed, and nothing is charged but what was told for a week', async () => {
    const { account } = await makeTold(13)
    await setFees(app.payload, 'professional', { annualMinor: 12_000 })
    await renewAfter(7)
    expect(await chargesOf(account)).toEqual([])
    expect(await amountsTold(account)).toEqual(['USD 100.00', 'USD 120.00'])
    await renewAfter(13)
    expect(await chargesOf(account)).toEqual([])
    await renewAfter(14)
    expect(await chargedAmounts(account)).toEqual([12_000])
    expect(await amountsTold(account)).toHaveLength(2)
  })

  it('says the rate of the day of the charge: early, or late after the end', async () => {
    await setFees(app.payload, 'professional', { earlyMinor: 8_000, earlyDays: 10, lateMinor: 15_000 })
    const early = await makeTold(22)
    await renewAfter(9)
    expect([await amountsTold(early.account), await chargedAmounts(early.account)]).toEqual([
      ['USD 80.00'],
      [8_000],
    ])
    const late = await makeTold(3)
    await renewAfter(8)
    expect([await amountsTold(late.account), await chargedAmounts(late.account)]).toEqual([
      ['USD 150.00'],
      [15_000],
    ])
  })

  it('that a crash left unnoted is not sent twice, and counts from when it is noted', async () => {
    const { account } = await makeTold(21.5)
    await modelOf(app.payload, 'automatic-renewals').updateOne(
      { user: account.id },
      { $set: { announcedAt: null, announcedMinor: null, announcedCurrency: null } },
    )
    await Promise.all([renewAfter(0), renewAfter(0)])
    expect(await announcementsTo(account)).toHaveLength(1)
    expect(await mine(account)).toMatchObject({ isTold: true })
  })

  it('of another term does not count', async () => {
    const { account, end } = await makeTold(13)
    await modelOf(app.payload, 'memberships').updateOne(
      { user: account.id },
      { $set: { expiresAt: addMonths(end, 12), graceUntil: addMonths(end, 13) } },
    )
    const next = addMonths(end, 12).getTime() - Date.now()
    await renewAfter(next / DAY_MS - 13)
    expect(await chargesOf(account)).toEqual([])
    expect(await announcementsTo(account)).toHaveLength(2)
  })
})
