import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

const FAKE_STRIPE_KEY = 'sk_test_fake'
const FAKE_WEBHOOK_SECRET = 'whsec_fake'

/** How the following requests fail. `slow` never answers. */
export type StripeFault = 'none' | 'down' | 'slow' | 'error500' | 'limited' | 'cardError'

export interface FakeSession {
  id: string
  object: 'checkout.session'
  url: string
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  payment_intent: string | null
  customer_details: { email: string | null; name: string | null } | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  savesCard: boolean
}

/** The charge of a saved card, or the payment on a page with the card that was saved. */
export interface FakeIntent {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'requires_payment_method' | 'processing'
  amount: number
  currency: string
  customer: string | null
  payment_method: string | null
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code?: string } | null
}

export interface FakeStripe {
  /** Every payment by its id. */
  intents: Map<string, FakeIntent>
  /** The customers that were deleted. */
  deletedCustomers: Set<string>
  /** How the bank answers charges of saved cards from now on. */
  decline: (
    code: 'none' | 'processing' | 'insufficient_funds' | 'expired_card' | 'authentication_required',
  ) => void
  url: string
  fault: (fault: StripeFault) => void
  /** Every session by its id. */
  sessions: Map<string, FakeSession>
  /** The number of requests for a session, answered or not. */
  requests: () => number
  /** Pays as the donor; with `isDelayed`, with a method that takes days. */
  pay: (sessionId: string, donor?: { email?: string; name?: string; isDelayed?: boolean }) => FakeSession
  expire: (sessionId: string) => FakeSession
  close: () => Promise<void>
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

const readText = async (incoming: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

const sendJson = (outgoing: ServerResponse, status: number, body: unknown): void => {
  outgoing
    .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') })
    .end(JSON.stringify(body))
}

const failure = (type: string, message: string) => ({ error: { type, message } })

const FAULTS = {
  error500: { status: 500, body: failure('api_error', 'An unknown error occurred') },
  limited: { status: 429, body: failure('rate_limit_error', 'Too many requests') },
  cardError: { status: 402, body: failure('card_error', 'Your card was declined.') },
} as const

/**
 * A donation of this many cents fails at the provider, whatever the fake's state: for tests that share one
 * server and must not disturb each other.
 */
export const FAILING_CENTS = 66_600

/** The metadata that a request sends. */
const metadataOf = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

/** A minimal payment page. */
const paymentPage = ({
  id,
  amount_total: cents,
  success_url: success,
  cancel_url: cancel,
}: FakeSession): string =>
  `<!doctype html><html lang="en"><title>Fake payment page</title><h1>Pay $${(cents / 100).toFixed(2)}</h1>` +
  `<form method="post" action="/pay/${id}"><label>Email <input name="email" type="email"></label><button>Pay</button></form>` +
  `<p><a href="${cancel}">Back</a></p><p hidden>${success}</p></html>`

/**
 * A server that behaves as Stripe documents its API, as far as this project uses it: it creates and retrieves
 * sessions, charges saved cards and deletes customers. A request that repeats an idempotency key gets the first answer, failures included, and is
 * refused when its parameters differ or while the first is in progress.
 * @param onPaid called after a donor paid on the payment page, with the notification that Stripe would send
 */
export const startFakeStripe = async ({
  port = 0,
  onPaid,
}: { port?: number; onPaid?: (session: FakeSession) => Promise<void> } = {}): Promise<FakeStripe> => {
  let fault: StripeFault = 'none'
  let requests = 0
  const sessions = new Map<string, FakeSession>()
  const intents = new Map<string, FakeIntent>()
  const deletedCustomers = new Set<string>()
  let declined: Parameters<FakeStripe['decline']>[0] = 'none'
  const answers = new Map<string, { parameters: string; status?: number; body?: unknown }>()
  let origin = ''

  const open = (parameters: URLSearchParams): FakeSession => {
    const id = newId('cs_test')
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `${origin}/pay/${id}`,
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(parameters.get('line_items[0][price_data][unit_amount]')),
      currency: parameters.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: parameters.get('client_reference_id') ?? '',
      payment_intent: null,
      customer_details: null,
      metadata: metadataOf(parameters),
      success_url: parameters.get('success_url') ?? '',
      cancel_url: parameters.get('cancel_url') ?? '',
      savesCard: parameters.get('payment_intent_data[setup_future_usage]') === 'off_session',
    }
    sessions.set(id, session)
    return session
  }

  const answerCreate = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    create: (parameters: URLSearchParams) => { status: number; body: unknown },
  ): Promise<void> => {
    requests += 1
    const parameters = await readText(incoming)
    const key = String(incoming.headers['idempotency-key'] ?? newId('key'))
    const known = answers.get(key)
    if (known) {
      if (known.parameters !== parameters)
        sendJson(
          outgoing,
          400,
          failure(
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters',
          ),
        )
      else if (known.status === undefined)
        sendJson(
          outgoing,
          409,
          failure('idempotency_error', 'There is currently another in-progress request using this key'),
        )
      else sendJson(outgoing, known.status, known.body)
      return
    }
    const answer: { parameters: string; status?: number; body?: unknown } = { parameters }
    answers.set(key, answer)
    if (
      new URLSearchParams(parameters).get('line_items[0][price_data][unit_amount]') === String(FAILING_CENTS)
    )
      Object.assign(answer, FAULTS.error500)
    else if (fault === 'error500' || fault === 'cardError') Object.assign(answer, FAULTS[fault])
    else Object.assign(answer, create(new URLSearchParams(parameters)))
    sendJson(outgoing, answer.status ?? 500, answer.body)
  }

  const found = (id: string): FakeSession => {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return session
  }
  /** Charges a saved card, as a request to the provider asks for. */
  const charge = (parameters: URLSearchParams): { status: number; body: unknown } => {
    const hasFailed = declined !== 'none' && declined !== 'processing'
    const intent: FakeIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: hasFailed ? 'requires_payment_method' : declined === 'processing' ? 'processing' : 'succeeded',
      amount: Number(parameters.get('amount')),
      currency: parameters.get('currency') ?? '',
      customer: parameters.get('customer'),
      payment_method: parameters.get('payment_method'),
      metadata: metadataOf(parameters),
      last_payment_error: hasFailed ? { code: 'card_declined', decline_code: declined } : null,
    }
    intents.set(intent.id, intent)
    return hasFailed
      ? {
          status: 402,
          body: {
            error: {
              type: 'card_error',
              code: 'card_declined',
              decline_code: declined,
              message: 'Your card was declined.',
              payment_intent: intent,
            },
          },
        }
      : { status: 200, body: intent }
  }
  const keepCard = (
    { savesCard, amount_total: amount, currency, metadata }: FakeSession,
    id: string,
  ): void => {
    const saved = { customer: newId('cus'), payment_method: newId('pm') }
    intents.set(id, {
      id,
      object: 'payment_intent',
      status: 'succeeded',
      amount,
      currency,
      metadata,
      last_payment_error: null,
      ...(savesCard ? saved : { customer: null, payment_method: newId('pm') }),
    })
  }
  const pay: FakeStripe['pay'] = (
    sessionId,
    { email = 'donor@example.org', name = 'A Donor', isDelayed = false } = {},
  ) => {
    const session = Object.assign(found(sessionId), {
      status: 'complete',
      payment_status: isDelayed ? 'unpaid' : 'paid',
      payment_intent: found(sessionId).payment_intent ?? newId('pi'),
      customer_details: { email, name },
    } satisfies Partial<FakeSession>)
    if (!intents.has(session.payment_intent)) keepCard(session, session.payment_intent)
    return session
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://fake')
    const route = `${incoming.method} ${pathname}`
    if (route.startsWith('GET /pay/')) {
      outgoing
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(paymentPage(found(pathname.split('/')[2] ?? '')))
      return
    }
    if (route.startsWith('POST /pay/')) {
      const email = new URLSearchParams(await readText(incoming)).get('email') || undefined
      const session = pay(pathname.split('/')[2] ?? '', { email })
      await onPaid?.(session)
      outgoing.writeHead(303, { Location: session.success_url }).end()
      return
    }
    if (fault === 'down') {
      incoming.destroy()
      return
    }
    if (fault === 'slow') return
    if (incoming.headers.authorization !== `Bearer ${FAKE_STRIPE_KEY}`) {
      sendJson(outgoing, 401, failure('invalid_request_error', 'Invalid API Key provided'))
      return
    }
    if (fault === 'limited') {
      sendJson(outgoing, FAULTS.limited.status, FAULTS.limited.body)
      return
    }
    if (route === 'POST /v1/checkout/sessions') {
      await answerCreate(incoming, outgoing, (parameters) => ({ status: 200, body: open(parameters) }))
      return
    }
    if (route === 'POST /v1/payment_intents') {
      await answerCreate(incoming, outgoing, charge)
      return
    }
    const intent = intents.get(/^GET \/v1\/payment_intents\/(\w+)$/.exec(route)?.[1] ?? '')
    if (intent) {
      sendJson(outgoing, 200, intent)
      return
    }
    const [, customer] = /^DELETE \/v1\/customers\/(\w+)$/.exec(route) ?? []
    if (customer) {
      deletedCustomers.add(customer)
      sendJson(outgoing, 200, { id: customer, object: 'customer', deleted: true })
      return
    }
    const [, id = '', isClosing] =
      /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+?)(\/expire)?$/.exec(route) ?? []
    const session = sessions.get(id)
    if (session && isClosing) {
      if (session.status === 'open')
        sendJson(outgoing, 200, Object.assign(session, { status: 'expired' } satisfies Partial<FakeSession>))
      else
        sendJson(
          outgoing,
          400,
          failure(
            'invalid_request_error',
            'Only Checkout Sessions with a status in ["open"] can be expired.',
          ),
        )
      return
    }
    if (session) sendJson(outgoing, 200, session)
    else sendJson(outgoing, 404, failure('invalid_request_error', 'No such checkout session'))
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    fault: (next) => void (fault = next),
    sessions,
    intents,
    deletedCustomers,
    decline: (code) => void (declined = code),
    requests: () => requests,
    pay,
    expire: (id) => Object.assign(found(id), { status: 'expired' } satisfies Partial<FakeSession>),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The environment of a server that uses the fake for payments. */
export const fakeStripeEnvironment = ({ url }: { url: string }): Record<string, string> => ({
  STRIPE_SECRET_KEY: FAKE_STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET,
  STRIPE_API_URL: url,
})

const signer = new Stripe(FAKE_STRIPE_KEY)

export interface Notification {
  body: string
  signature: string
}

/** A notification as Stripe signs it. */
export const notification = (
  type: string,
  object: object,
  {
    id = newId('evt'),
    at = Date.now(),
    signedAt = Date.now(),
    secret = FAKE_WEBHOOK_SECRET,
  }: { id?: string; at?: number; signedAt?: number; secret?: string } = {},
): Notification => {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(at / 1000),
    type,
    livemode: false,
    data: { object },
  })
  return {
    body,
    signature: signer.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(signedAt / 1000),
    }),
  }
}

/** A refund as `charge.refunded` reports it, with the total so far. */
export const refundOf = (session: FakeSession, amountRefunded: number): object => ({
  id: newId('ch'),
  object: 'charge',
  amount: session.amount_total,
  amount_refunded: amountRefunded,
  currency: session.currency,
  payment_intent: session.payment_intent,
  metadata: session.metadata,
})

export const disputeOf = (session: FakeSession, status: string, id = `dp_${session.id}`): object => ({
  id,
  object: 'dispute',
  amount: session.amount_total,
  currency: session.currency,
  payment_intent: session.payment_intent,
  status,
})
