import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  followConsents,
  isRenewedAutomatically,
  renewAutomatically,
} from '../../../../domain/automaticRenewals'
import type { AutomaticRenewalView } from '../../../../domain/automaticRenewals/automaticRenewal.schema'
import { automaticRenewalsPersonalData } from '../../../../domain/automaticRenewals/automaticRenewalsPrivacy'
import { findRenewalInvoices, issueInvoice } from '../../../../domain/invoices'
import { addMonths } from '../../../../domain/memberships/membershipTerm'
import { pollPayments } from '../../../../domain/payments'
import type { StartedCard } from '../../../../domain/payments/card/card.schema'
import { modelOf } from '../../../../platform/database'
import {
  type FakeSession,
  type FakeStripe,
  fakeStripeEnvironment,
  notification,
  startFakeStripe,
} from '../../../fakes/stripeServer'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { setFees } from '../../../helpers/fees'
import { mailsTo } from '../../../helpers/mails'
import { makeMembership } from '../../../helpers/memberships'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { ObjectId } from 'mongodb'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await startFakeStripe()
  Object.assign(process.env, fakeStripeEnvironment(stripe))
  app = await startTestPayload()
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
afterAll(async () => {
  for (const name of Object.keys(fakeStripeEnvironment(stripe))) Reflect.deleteProperty(process.env, name)
  await stripe.close()
  await app.stop()
})

const mine = async (as: Account): Promise<AutomaticRenewalView> =>
  (await (await app.request('GET', '/api/automatic-renewals/mine', { as })).json()) as AutomaticRenewalView
const stored = (account: Account) =>
  modelOf(app.payload, 'automatic-renewals').findOne({ user: account.id }).lean<Record<string, unknown>>()

const press = (as: Account, invoice: string): Promise<Response> =>
  app.request('POST', '/api/payments/card', { as, body: { invoice, key: randomUUID(), savesCard: true } })
const pay = async (session: FakeSession): Promise<void> => {
  const { body, signature } = notification('checkout.session.completed', stripe.pay(session.id))
  await app.request('POST', '/api/donations/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
}

/** A member whose membership ends after some days, with an open invoice for something else. */
const makeMember = async (days: number): Promise<{ account: Account; end: Date; invoice: string }> => {
  const account = await makeAccount(app.payload)
  const end = new Date(Date.now() + days * DAY_MS)
  await makeMembership(app.payload, account.id, {
    expiresAt: end,
    graceUntil: new Date(end.getTime() + 30 * DAY_MS),
  })
  const { _id } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'Badge', quantity: 1, unitMinor: 1_000, account: 'otherIncome' }],
    dueAt: new Date(),
  })
  return { account, end, invoice: _id.toHexString() }
}

/** The same, who agreed to automatic renewal by paying that invoice. */
const makeAgreed = async (days: number): Promise<{ account: Account; end: Date }> => {
  const { account, end, invoice } = await makeMember(days)
  const answer = await press(account, invoice)
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { url } = (await answer.json()) as StartedCard
  await pay(required([...stripe.sessions.values()].find((each) => each.url === url)))
  await followConsents(app.payload)
  return { account, end }
}
const endOf = async ({ id }: Account): Promise<Date> =>
  required(await modelOf(app.payload, 'memberships').findOne({ user: id }).lean<{ expiresAt: Date }>())
    .expiresAt
const mailed = async (account: Account): Promise<string[]> =>
  (await mailsTo(app.payload, account.email))
    .map(({ template }) => template)
    .filter((template) => /automatic|paymentReceipt|invoiceIssued/.test(template))
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
    const { url } = (await (await press(account, invoice)).json()) as StartedCard
    await followConsents(app.payload)
    expect((await mine(account)).isOn).toBe(false) // nothing is paid yet
    await pay(required([...stripe.sessions.values()].find((each) => each.url === url)))
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
    expect((await press(account, invoice)).status).toBe(409)
  })

  it('tells the amount a week before, charges the card once, and extends the membership from its end', async () => {
    const { account, end } = await makeAgreed(25)
    await renewAutomatically(app.payload)
    expect(await mailed(account)).toEqual(['paymentReceipt'])
    const user = new ObjectId(account.id)
    expect(await isRenewedAutomatically(app.payload, user)).toBe(true)
    const at = (daysBefore: number): Date => new Date(end.getTime() - daysBefore * DAY_MS)
    for (const now of [at(20), at(16)]) await renewAutomatically(app.payload, undefined, now)
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
    const { account, end } = await makeAgreed(13)
    stripe.decline('insufficient_funds')
    for (let day = 0; day < 15; day += 1)
      await renewAutomatically(app.payload, undefined, new Date(Date.now() + day * DAY_MS))
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
      const { account } = await makeAgreed(13)
      stripe.decline(code)
      for (const days of [0, 4, 8])
        await renewAutomatically(app.payload, undefined, new Date(Date.now() + days * DAY_MS))
      expect(await chargesOf(account)).toMatchObject([{ status: 'failed' }])
      expect(await mine(account)).toMatchObject({ chargesAt: null })
    },
  )

  it('charges once though the provider was down or its answer was lost, and asks about what takes long', async () => {
    const { account, end } = await makeAgreed(13)
    stripe.fault('down')
    await renewAutomatically(app.payload)
    expect(await chargesOf(account)).toMatchObject([{ status: 'started' }])
    stripe.fault('none')
    stripe.decline('processing')
    await renewAutomatically(app.payload)
    await renewAutomatically(app.payload)
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
    const { account, end } = await makeAgreed(13)
    const { customerId } = required(await stored(account))
    const off = await app.request('POST', '/api/automatic-renewals/switch-off', { as: account, body: {} })
    expect(await off.json()).toMatchObject({ isOn: false, chargesAt: null })
    await renewAutomatically(app.payload)
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
    const { account } = await makeAgreed(13)
    const { customerId } = required(await stored(account))
    const { erasures } = automaticRenewalsPersonalData
    if ('none' in erasures) throw new Error('Nothing is erased')
    for (let time = 0; time < 2; time += 1)
      await erasures.records?.(app.payload, { user: account.id, email: account.email } as never)
    await renewAutomatically(app.payload)
    await followConsents(app.payload)
    expect(stripe.deletedCustomers.has(String(customerId))).toBe(true)
    expect(await modelOf(app.payload, 'automatic-renewals').countDocuments({})).toBe(0)
  })

  it('does not charge a member who made another choice or is paying by another way', async () => {
    const { account, end } = await makeAgreed(13)
    const answer = await app.request('POST', '/api/renewals/request', {
      as: account,
      body: { years: 3, currency: 'USD' },
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    await renewAutomatically(app.payload)
    expect(await chargesOf(account)).toEqual([])
    expect(await endOf(account)).toEqual(end)
    expect(await findRenewalInvoices(app.payload, account.id)).toMatchObject([{ status: 'open', years: 3 }])
  })
})
