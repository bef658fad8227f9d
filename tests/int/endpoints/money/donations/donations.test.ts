import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Collection } from 'mongodb'
import { reconcileDonations, repairDonations } from '../../../../../domain/money/donations'
import { resumePaymentEvents } from '../../../../../domain/money/paymentEvents'
import type { StoredDonation } from '../../../../../domain/money/donations/donationsRepository'
import { modelOf } from '../../../../../platform/database'
import {
  type FakeSession,
  type FakeStripe,
  disputeOf,
  fakeStripeEnvironment,
  notification,
  refundOf,
  startFakeStripe,
} from '../../../../fakes/stripeServer'
import { pdfText } from '../../../../helpers/pdfText'
import { makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp
let stripe: FakeStripe
const before = { ...process.env }

beforeAll(async () => {
  stripe = await startFakeStripe({ port: 0 })
  Object.assign(process.env, fakeStripeEnvironment(stripe))
  app = await startTestPayload()
})
afterEach(() => stripe.fault('none'))
afterAll(async () => {
  for (const name of Object.keys(fakeStripeEnvironment(stripe))) {
    if (before[name] === undefined) Reflect.deleteProperty(process.env, name)
  }
  await stripe.close()
  await app.stop()
})

const donationsOf = (payload: TestApp['payload']): Collection<StoredDonation> =>
  modelOf(payload, 'donations').collection as unknown as Collection<StoredDonation>

const give = (body: object, address: string = randomUUID()): Promise<Response> =>
  app.request('POST', '/api/donations/checkout', { body, headers: { 'x-client-address': address } })

const opened = async (
  amountCents: number,
  key: string = randomUUID(),
): Promise<{ donation: StoredDonation; session: FakeSession }> => {
  const response = await give({ amountCents, key })
  expect(response.status, await response.clone().text()).toBe(200)
  const donation = await byClientKey(key)
  return { donation, session: required(stripe.sessions.get(donation.sessionId ?? '')) }
}

const byClientKey = async (clientKey: string): Promise<StoredDonation> =>
  required(await donationsOf(app.payload).findOne({ clientKey }))
const fresh = async ({ _id }: StoredDonation): Promise<StoredDonation> =>
  required(await donationsOf(app.payload).findOne({ _id }))

const notify = ({ body, signature }: { body: string; signature: string }): Promise<Response> =>
  app.request('POST', '/api/donations/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

const paid = async (session: FakeSession): Promise<void> => {
  expect((await notify(notification('checkout.session.completed', stripe.pay(session.id)))).status).toBe(200)
}

describe('POST /api/donations/checkout', () => {
  // proves: C180
  it.each([0.99, 99, 25.555, 1e9, NaN, '1e3', '25', -100, null, undefined, [2500], { $gt: 1 }])(
    'refuses the amount %s',
    async (amountCents) => {
      const response = await give({ amountCents, key: randomUUID() })
      expect(response.status).toBe(400)
      if (amountCents !== 1e9)
        expect(await response.json()).toMatchObject({
          errors: [{ message: 'Please enter a valid amount (minimum $1)', field: 'amountCents' }],
        })
    },
  )

  it('opens one payment page for ten clicks at once', async () => {
    const key = randomUUID()
    const requests = stripe.requests()
    const answers = await Promise.all(Array.from({ length: 10 }, () => give({ amountCents: 2500, key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const urls = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
    )
    expect(new Set(urls).size).toBe(1)
    expect(stripe.requests() - requests).toBe(1)
    expect(await donationsOf(app.payload).countDocuments({ clientKey: key })).toBe(1)
  })

  it('refuses a key that was used for another amount', async () => {
    const key = randomUUID()
    expect((await give({ amountCents: 2500, key })).status).toBe(200)
    expect((await give({ amountCents: 5000, key })).status).toBe(409)
  })

  // proves: C251
  it.each(['down', 'error500', 'limited', 'cardError'] as const)(
    'reports that the provider is not available (%s), and opens one page at the next attempt',
    async (fault) => {
      const key = randomUUID()
      stripe.fault(fault)
      const refused = await give({ amountCents: 2500, key })
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({
        errors: [{ message: 'Failed to initiate donation. Please try again.' }],
      })
      stripe.fault('none')
      const { session } = await opened(2500, key)
      expect(session.amount_total).toBe(2500)
      expect(
        [...stripe.sessions.values()].filter(
          ({ client_reference_id: id }) => id === session.client_reference_id,
        ),
      ).toHaveLength(1)
    },
  )

  it('redirects a plain form by a page, and shows the form again when the amount is wrong', async () => {
    const post = (body: string): Promise<Response> =>
      app.request('POST', '/api/donations/checkout', {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': randomUUID() },
      })
    const led = await post('amount=100&custom=12.5')
    expect(led.headers.get('content-type')).toContain('text/html')
    const [, url] = /content="0;url=([^"]+)"/.exec(await led.text()) ?? []
    const session = [...stripe.sessions.values()].find((candidate) => candidate.url === url)
    expect(session?.amount_total).toBe(1250)
    for (const custom of ['0.99', '1e3', '25.555', 'NaN', '0x10', '1000000000']) {
      const back = await post(new URLSearchParams({ amount: '', custom }).toString())
      expect([back.status, await back.json()]).toMatchObject([
        400,
        { errors: [{ field: 'custom' }], values: { custom } },
      ])
    }
  })

  it('limits the requests of one address', async () => {
    const address = randomUUID()
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await give({ amountCents: 100, key: randomUUID() }, address)).status)
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(statuses[60]).toBe(429)
  })
})

describe('POST /api/donations/webhook', () => {
  it('applies a payment once, numbers its receipt and queues the mail', async () => {
    const { donation, session } = await opened(12_550)
    const event = notification(
      'checkout.session.completed',
      stripe.pay(session.id, { email: 'Nya@example.org', name: '$where Nya' }),
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const after = await fresh(donation)
    expect(after).toMatchObject({ status: 'paid', email: 'nya@example.org', name: '$where Nya' })
    expect(after.eventIds).toHaveLength(1)
    expect(after.receiptNumber).toMatch(/^R-20\d\d-\d{4}$/)
    const mails = await modelOf(app.payload, 'outbox')
      .find({ dedupeKey: `donationReceipt:${donation._id.toHexString()}` })
      .lean()
    expect(mails).toHaveLength(1)
    const entries = await modelOf(app.payload, 'audit-log')
      .find({ subjectId: donation._id.toHexString() })
      .lean()
    expect(entries).toMatchObject([
      { action: 'donation.changed', before: { status: 'created' }, after: { status: 'paid' } },
    ])
  })

  it('rejects an event that is forged, stale, unsigned or changed', async () => {
    const { donation, session } = await opened(2500)
    const object = stripe.pay(session.id)
    const good = notification('checkout.session.completed', object)
    const refused = [
      notification('checkout.session.completed', object, { secret: 'whsec_other' }),
      notification('checkout.session.completed', object, { signedAt: Date.now() - 6 * 60_000 }),
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=00' },
      { ...good, body: good.body.replace('2500', '9900') },
      { ...good, body: ` ${good.body}` },
    ]
    for (const event of refused) expect((await notify(event)).status).toBe(400)
    expect((await fresh(donation)).status).toBe('created')
  })

  it.each([
    ['amount', { amount_total: 100 }],
    ['currency', { currency: 'eur' }],
  ])('flags a payment with another %s and does not apply it', async (_what, difference) => {
    const { donation, session } = await opened(2500)
    expect(
      (await notify(notification('checkout.session.completed', { ...stripe.pay(session.id), ...difference })))
        .status,
    ).toBe(200)
    const after = await fresh(donation)
    expect(after).toMatchObject({ status: 'created', isFlagged: true })
    expect(after.paidAt ?? null).toBeNull()
    expect(
      await modelOf(app.payload, 'payment-events').countDocuments({
        donation: donation._id,
        outcome: 'flagged',
      }),
    ).toBe(1)
  })

  it('applies a refund and a dispute that arrive before the payment', async () => {
    const { donation, session } = await opened(10_000)
    const completed = stripe.pay(session.id)
    await notify(notification('charge.dispute.closed', disputeOf(completed, 'won')))
    await notify(notification('charge.dispute.created', disputeOf(completed, 'needs_response')))
    await notify(notification('charge.refunded', refundOf(completed, 4000)))
    await notify(notification('charge.refunded', refundOf(completed, 1000)))
    await paid(session)
    expect(await fresh(donation)).toMatchObject({
      status: 'paid',
      refundedCents: 4000,
      disputeState: 'won',
      disputedCents: 0,
    })
    await notify(notification('charge.refunded', refundOf(completed, 10_000)))
    expect(await fresh(donation)).toMatchObject({ status: 'refunded', refundedCents: 10_000 })
  })

  it('mails the donor once for each refund, and shows the date to staff and the sum on the receipt', async () => {
    const { donation, session } = await opened(10_000)
    await paid(session)
    const completed = stripe.pay(session.id)
    const part = notification('charge.refunded', refundOf(completed, 2500))
    await notify(part)
    await notify(part)
    const mails = () =>
      modelOf(app.payload, 'outbox')
        .find({ dedupeKey: new RegExp(`^donationRefunded:${donation._id.toHexString()}`) })
        .sort({ _id: 1 })
        .lean<{ dedupeKey: string; to: string }[]>()
    const refunded = await fresh(donation)
    expect(refunded).toMatchObject({ status: 'paid', refundedCents: 2500 })
    expect(refunded.refundedAt).toBeInstanceOf(Date)
    expect(await mails()).toMatchObject([{ to: refunded.email }])
    await notify(notification('charge.refunded', refundOf(completed, 10_000)))
    expect(await fresh(donation)).toMatchObject({ status: 'refunded', refundedCents: 10_000 })
    expect(await mails()).toHaveLength(2)
    const pdf = await app.request('GET', `/api/donations/by-key/${donation.accessKey}/receipt`)
    expect(await pdfText(Buffer.from(await pdf.arrayBuffer()))).toContain('$100.00, ')
  })

  it('derives the states pending, failed, expired and lost dispute', async () => {
    const delayed = await opened(2500)
    const waiting = stripe.pay(delayed.session.id, { isDelayed: true })
    await notify(notification('checkout.session.completed', { ...waiting }))
    expect((await fresh(delayed.donation)).status).toBe('pending')
    await notify(
      notification('checkout.session.async_payment_succeeded', { ...waiting, payment_status: 'paid' }),
    )
    expect((await fresh(delayed.donation)).status).toBe('paid')
    await notify(notification('charge.dispute.closed', disputeOf(waiting, 'lost')))
    expect(await fresh(delayed.donation)).toMatchObject({ status: 'disputed', disputedCents: 2500 })

    const failing = await opened(2500)
    await notify(
      notification(
        'checkout.session.async_payment_failed',
        stripe.pay(failing.session.id, { isDelayed: true }),
      ),
    )
    expect((await fresh(failing.donation)).status).toBe('failed')
    const left = await opened(2500)
    await notify(notification('checkout.session.expired', stripe.expire(left.session.id)))
    expect((await fresh(left.donation)).status).toBe('expired')
  })

  it('ignores events that are not about a donation', async () => {
    const { session } = await opened(2500)
    expect(
      (
        await notify(
          notification('checkout.session.completed', {
            ...stripe.pay(session.id),
            client_reference_id: 'order-7',
          }),
        )
      ).status,
    ).toBe(200)
    expect((await notify(notification('invoice.paid', { id: 'in_1' }))).status).toBe(200)
  })
})

describe('reconciliation and repair', () => {
  const age = ({ _id }: StoredDonation) =>
    donationsOf(app.payload).updateOne({ _id }, { $set: { createdAt: new Date(Date.now() - 31 * 60_000) } })

  it('reconciles donations that were left open, in two processes at once', async () => {
    const [paidUnheard, abandoned, unopened] = [await opened(2500), await opened(2500), await opened(2500)]
    stripe.pay(paidUnheard.session.id)
    stripe.expire(abandoned.session.id)
    await donationsOf(app.payload).updateOne(
      { _id: unopened.donation._id },
      { $unset: { sessionId: 1, checkoutUrl: 1 } },
    )
    await Promise.all([paidUnheard, abandoned, unopened].map(({ donation }) => age(donation)))
    await Promise.all([reconcileDonations(app.payload), reconcileDonations(app.payload)])
    const receipted = await fresh(paidUnheard.donation)
    expect(receipted).toMatchObject({ status: 'paid' })
    expect(receipted.receiptNumber).toBeTruthy()
    expect((await fresh(abandoned.donation)).status).toBe('expired')
    expect((await fresh(unopened.donation)).status).toBe('expired')
  })

  it('completes an event interrupted between any two steps, with one number and one mail', async () => {
    const { donation, session } = await opened(2500)
    const object = stripe.pay(session.id)
    const event = notification('checkout.session.completed', object)
    await notify(event)
    const numbers = modelOf(app.payload, 'receipt-numbers')
    const outbox = modelOf(app.payload, 'outbox')
    const dedupeKey = `donationReceipt:${donation._id.toHexString()}`
    const { receiptNumber } = await fresh(donation)
    // undone step by step, to the state in which a killed process would have left it
    const leftovers: (() => Promise<unknown>)[] = [
      () => donationsOf(app.payload).updateOne({ _id: donation._id }, { $unset: { receiptedAt: 1 } }),
      () => outbox.deleteOne({ dedupeKey }),
      () => donationsOf(app.payload).updateOne({ _id: donation._id }, { $unset: { receiptNumber: 1 } }),
    ]
    for (let steps = 1; steps <= leftovers.length; steps += 1) {
      for (const undo of leftovers.slice(0, steps)) await undo()
      await repairDonations(app.payload)
      const after = await fresh(donation)
      expect(after.receiptNumber).toBe(receiptNumber)
      expect(after.receiptedAt).toBeTruthy()
      expect(await numbers.countDocuments({ donation: donation._id })).toBe(1)
      expect(await outbox.countDocuments({ dedupeKey })).toBe(1)
    }
    const other = await opened(500)
    await modelOf(app.payload, 'payment-events').create({
      eventId: 'evt_kept_only',
      type: 'checkout.session.completed',
      happenedAt: new Date(),
      outcome: 'received',
      notice: {
        kind: 'session',
        outcome: 'paid',
        session: {
          sessionId: other.session.id,
          donation: other.donation._id.toHexString(),
          outcome: 'paid',
          amountCents: 500,
          currency: 'usd',
          paymentIntentId: 'pi_kept',
        },
      },
    })
    await resumePaymentEvents(app.payload)
    expect(await fresh(other.donation)).toMatchObject({ status: 'paid', eventIds: ['evt_kept_only'] })
  })
})

describe('the state and the receipt of a donation', () => {
  it('are available to the holder of the key, and to nobody else', async () => {
    const { donation, session } = await opened(2500)
    const path = `/api/donations/by-key/${donation.accessKey}`
    expect(await (await app.request('GET', path)).json()).toEqual({
      status: 'created',
      amountCents: 2500,
      receiptNumber: null,
    })
    expect((await app.request('GET', `${path}/receipt`)).status).toBe(404)
    await paid(session)
    expect(await (await app.request('GET', path)).json()).toMatchObject({ status: 'paid' })
    const receipt = await app.request('GET', `${path}/receipt`)
    expect(receipt.headers.get('content-type')).toBe('application/pdf')
    expect(receipt.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-R-/)
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    for (const key of ['x'.repeat(32), donation._id.toHexString(), donation.clientKey]) {
      expect((await app.request('GET', `/api/donations/by-key/${key}`)).status).toBe(404)
      expect((await app.request('GET', `/api/donations/by-key/${key}/receipt`)).status).toBe(404)
    }
  })

  it('are read from the provider when the event is late', async () => {
    const { donation, session } = await opened(2500)
    stripe.pay(session.id)
    expect(
      await (await app.request('GET', `/api/donations/by-key/${donation.accessKey}`)).json(),
    ).toMatchObject({ status: 'paid' })
  })

  it('are available by id to the signed-in donor and to staff', async () => {
    const [donor, stranger, admin] = await Promise.all([
      makeAccount(app.payload),
      makeAccount(app.payload),
      makeAccount(app.payload, { roles: ['admin'] }),
    ])
    const key = randomUUID()
    await app.request('POST', '/api/donations/checkout', {
      as: donor,
      body: { amountCents: 700, key },
      headers: { 'x-client-address': key },
    })
    const donation = await byClientKey(key)
    await paid(required(stripe.sessions.get(donation.sessionId ?? '')))
    const path = `/api/donations/${donation._id.toHexString()}/receipt`
    expect((await app.request('GET', path, { as: donor })).status).toBe(200)
    expect((await app.request('GET', path, { as: admin })).status).toBe(200)
    expect((await app.request('GET', path, { as: stranger })).status).toBe(404)
    expect((await app.request('GET', path)).status).toBe(404)
  })

  it('are summed by month and status to the cent', async () => {
    await donationsOf(app.payload).deleteMany({})
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    for (const amountCents of [101, 1999]) await paid((await opened(amountCents)).session)
    const { totals } = (await (await app.request('GET', '/api/donations/totals', { as: admin })).json()) as {
      totals: object[]
    }
    await donationsOf(app.payload).updateOne(
      { amountCents: 101 },
      { $set: { name: '=HYPERLINK("https://example.org")' } },
    )
    const table = await (await app.request('GET', '/api/donations/list.csv', { as: admin })).text()
    expect(table.split('\r\n')).toHaveLength(4)
    expect(table).toContain(',Paid,19.99,0.00,,0.00,')
    expect(table).toContain(`"'=HYPERLINK(""https://example.org"")"`)
    expect(totals).toEqual([
      expect.objectContaining({
        status: 'paid',
        count: 2,
        amountCents: 2100,
        refundedCents: 0,
        disputedCents: 0,
      }),
    ])
  })
})
