import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type FakeSession,
  type FakeStripe,
  type Notification,
  disputeOf,
  fakeStripeEnvironment,
  notification,
  refundOf,
  startFakeStripe,
} from '../fakes/stripeServer'
import { enginesOf } from '../helpers/enginesOf'
import { fewOrFull } from '../helpers/fullCounts'
import { type Client, httpClient, signInAdmin } from '../helpers/httpClient'
import { inTurns } from '../helpers/inTurns'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { until } from '../helpers/until'
import { required } from '../helpers/required'

const GIFTS = fewOrFull({ few: 100, full: 1_000 })
const NOTIFICATIONS = 10 * GIFTS
/** A provider sends many notifications at once, as donors send requests, but not a thousand. */
const AT_ONCE = 50
/** The time limit of the test on a slow machine. */
const RUSH_MS = 600_000
/** The longest time that a person waits. */
const PATIENCE_MS = 10_000

let dataDir: string
let stripe: FakeStripe
let server: RunningServer
let call: Client

const start = async (): Promise<void> => {
  server = await startServer({ dataDir, env: fakeStripeEnvironment(stripe) })
  call = httpClient(server.url)
}

beforeAll(async () => {
  stripe = await startFakeStripe()
  dataDir = await makeDataDir()
  await start()
})
afterEach(() => stripe.fault('none'))
afterAll(async () => {
  await server.end()
  await stripe.close()
  await removeDataDir(dataDir)
})

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const give = (amountCents: unknown, key: string = randomUUID()): Promise<Response> =>
  call('POST', '/api/donations/checkout', { body: { amountCents, key } })

const open = async (amountCents: number): Promise<FakeSession> => {
  const response = await give(amountCents)
  expect(response.status, await response.clone().text()).toBe(200)
  const { url } = (await response.json()) as { url: string }
  return required([...stripe.sessions.values()].find((session) => session.url === url))
}

const notify = ({ body, signature }: Notification): Promise<Response> =>
  call('POST', '/api/donations/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

interface Row {
  id: string
  amountCents: number
  status: string
  refundedCents?: number | null
  disputedCents?: number | null
  receiptNumber?: string | null
  isFlagged?: boolean | null
}

const ledger = async (query = ''): Promise<Row[]> => {
  const cookie = await signInAdmin(call)
  const rows: Row[] = []
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const response = await call('GET', `/api/donations?limit=100&page=${page}&depth=0&sort=id${query}`, {
      cookie,
    })
    const found = (await response.json()) as { docs: Row[]; hasNextPage: boolean }
    rows.push(...found.docs)
    hasMore = found.hasNextPage
  }
  return rows
}

const rowOf = async (session: FakeSession): Promise<Row> =>
  required((await ledger(`&where[id][equals]=${session.client_reference_id}`))[0])

const sum = (rows: Row[], field: 'amountCents' | 'refundedCents' | 'disputedCents'): number =>
  rows.reduce((total, row) => total + (row[field] ?? 0), 0)

/** The provider's notifications of a payment, and the donation's status in the end. */
const story = (
  session: FakeSession,
  index: number,
): { events: Notification[]; refunded: number; disputed: number; status: string } => {
  const paid = notification('checkout.session.completed', { ...stripe.pay(session.id) })
  const half = Math.floor(session.amount_total / 2)
  const opened = notification('charge.dispute.created', disputeOf(session, 'needs_response'))
  switch (index % 5) {
    case 0:
      return { events: [paid], refunded: 0, disputed: 0, status: 'paid' }
    case 1:
      return {
        events: [paid, notification('charge.refunded', refundOf(session, half))],
        refunded: half,
        disputed: 0,
        status: 'paid',
      }
    case 2: {
      const refunds = [half, session.amount_total].map((cents) =>
        notification('charge.refunded', refundOf(session, cents)),
      )
      return { events: [paid, ...refunds], refunded: session.amount_total, disputed: 0, status: 'refunded' }
    }
    case 3:
      return {
        events: [paid, opened, notification('charge.dispute.closed', disputeOf(session, 'won'))],
        refunded: 0,
        disputed: 0,
        status: 'paid',
      }
    default:
      return {
        events: [paid, opened, notification('charge.dispute.closed', disputeOf(session, 'lost'))],
        refunded: 0,
        disputed: session.amount_total,
        status: 'disputed',
      }
  }
}

describe('donations', () => {
  it.each([0.99, 1e9, '1e3', 25.555, null, 99, '', [], {}])('refuses the amount %j', async (amountCents) => {
    expect((await give(amountCents)).status).toBe(400)
  })

  it('refuses NaN, which is not valid JSON', async () => {
    expect(
      (
        await call('POST', '/api/donations/checkout', {
          body: '{"amountCents":NaN,"key":"0123456789abcdef"}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(400)
  })

  it('opens one payment page for ten clicks at once', async () => {
    const before = stripe.sessions.size
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(2500, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(stripe.sessions.size - before).toBe(1)
  })

  it.each(['down', 'slow', 'error500', 'limited', 'cardError'] as const)(
    'answers in time when the provider is not available (%s), and can be retried',
    async (fault) => {
      const key = randomUUID()
      const sessions = stripe.sessions.size
      stripe.fault(fault)
      const started = performance.now()
      const refused = await give(2500, key)
      expect(performance.now() - started).toBeLessThan(PATIENCE_MS)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({
        errors: [{ message: 'Failed to initiate donation. Please try again.' }],
      })
      stripe.fault('none')
      expect((await give(2500, key)).status).toBe(200)
      expect(stripe.sessions.size - sessions).toBe(1)
      expect(server.output()).not.toContain('sk_test_fake')
    },
  )
})

describe('payment notifications', () => {
  it('are refused when forged, stale, unsigned or changed on the way', async () => {
    const session = await open(2500)
    const object = stripe.pay(session.id)
    const good = notification('checkout.session.completed', object)
    for (const event of [
      notification('checkout.session.completed', object, { secret: 'whsec_other' }),
      notification('checkout.session.completed', object, { signedAt: Date.now() - 6 * 60_000 }),
      { ...good, signature: 'nonsense' },
      { ...good, body: good.body.replace(/2500/, '1') },
    ]) {
      expect((await notify(event)).status).toBe(400)
    }
    expect((await rowOf(session)).status).toBe('created')
    expect((await call('POST', '/api/donations/webhook', { body: {} })).status).toBe(400)
  })

  it('with another amount are flagged and not applied', async () => {
    const session = await open(2500)
    expect(
      (
        await notify(
          notification('checkout.session.completed', { ...stripe.pay(session.id), amount_total: 100 }),
        )
      ).status,
    ).toBe(200)
    expect(await rowOf(session)).toMatchObject({ status: 'created', isFlagged: true })
  })

  it('survive a kill -9 in the middle, and each is applied once', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => open(300)))
    const events = sessions.map((session) =>
      notification('checkout.session.completed', { ...stripe.pay(session.id) }),
    )
    let answered = 0
    let killed: Promise<unknown> | undefined
    await Promise.all(
      events.map(async (event) => {
        try {
          if ((await notify(event)).ok) answered += 1
        } catch {
          return // the server has stopped
        }
        if (answered >= 10) killed ??= server.end('SIGKILL')
      }),
    )
    await killed
    await start()
    // the provider repeats notifications that were not acknowledged, and some that were
    await Promise.all(events.map(async (event) => expect((await notify(event)).status).toBe(200)))
    const rows = await Promise.all(sessions.map(rowOf))
    expect(rows.every(({ status }) => status === 'paid')).toBe(true)
    expect(new Set(rows.map(({ receiptNumber }) => receiptNumber)).size).toBe(rows.length)
  })

  it('are retried while the database is not available, and are applied once', async () => {
    const session = await open(2500)
    const event = notification('checkout.session.completed', stripe.pay(session.id))
    const [engine] = enginesOf(server.pid)
    process.kill(required(engine), 'SIGSTOP') // requests get no answer from now on
    const asked = notify(event)
    process.kill(required(engine), 'SIGKILL')
    const { status } = await asked
    // refused so that the provider repeats it, unless the engine has restarted in time
    expect(status === 200 || status >= 500).toBe(true)
    await until('the notification is taken', async () => (await notify(event)).ok, 60_000)
    expect((await rowOf(session)).status).toBe('paid')
    const cookie = await signInAdmin(call)
    const { totalDocs } = (await (
      await call('GET', `/api/payment-events?where[donation][equals]=${session.client_reference_id}`, {
        cookie,
      })
    ).json()) as { totalDocs: number }
    expect(totalDocs).toBe(1)
  })
})

describe('heavy traffic', () => {
  it(
    'of many donations and ten times as many notifications, shuffled and repeated, leaves the ledger exact to the cent',
    async () => {
      const before = await ledger()
      const gifts = Array.from({ length: GIFTS }, (_, index) => ({
        key: randomUUID(),
        amountCents: 100 + ((index * 7_919) % 50_000),
      }))
      const urls = new Map<string, Set<string>>()
      await inTurns(shuffled([...gifts, ...gifts, ...gifts]), AT_ONCE, async ({ key, amountCents }) => {
        const response = await give(amountCents, key)
        expect(response.status).toBe(200)
        const { url } = (await response.json()) as { url: string }
        urls.set(key, (urls.get(key) ?? new Set()).add(url))
      })
      expect([...urls.values()].every((pages) => pages.size === 1)).toBe(true)
      const sessionOf = new Map([...stripe.sessions.values()].map((session) => [session.url, session]))
      const stories = gifts.map(({ key }, index) => {
        const [url = ''] = urls.get(key) ?? []
        const session = required(sessionOf.get(url))
        return { session, ...story(session, index) }
      })
      const once = stories.flatMap(({ events }) => events)
      const all = shuffled(
        Array.from({ length: NOTIFICATIONS }, (_, index) => required(once[index % once.length])),
      )
      await inTurns(all, AT_ONCE, async (event) => expect((await notify(event)).status).toBe(200))

      const known = new Set(before.map(({ id }) => id))
      const rows = (await ledger()).filter(({ id }) => !known.has(id))
      expect(rows).toHaveLength(GIFTS)
      const expected = new Map(stories.map((one) => [one.session.client_reference_id, one]))
      for (const { id, amountCents, status, refundedCents, disputedCents } of rows) {
        const { session, ...told } = required(expected.get(id))
        expect({ amountCents, status, refunded: refundedCents ?? 0, disputed: disputedCents ?? 0 }).toEqual({
          amountCents: session.amount_total,
          status: told.status,
          refunded: told.refunded,
          disputed: told.disputed,
        })
      }
      expect(sum(rows, 'amountCents')).toBe(gifts.reduce((total, { amountCents }) => total + amountCents, 0))
      expect(sum(rows, 'refundedCents')).toBe(stories.reduce((total, { refunded }) => total + refunded, 0))
      expect(sum(rows, 'disputedCents')).toBe(stories.reduce((total, { disputed }) => total + disputed, 0))

      const numbers = (await ledger())
        .flatMap(({ receiptNumber }) => (receiptNumber ? [Number(receiptNumber.split('-')[2])] : []))
        .sort((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    },
    RUSH_MS,
  )
})
