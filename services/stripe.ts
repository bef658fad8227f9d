import type Stripe from 'stripe'

/**
 * The timeout: longer than it takes to create a payment page, shorter than a person waits. The SDK's own is
 * 80 seconds.
 */
const TIMEOUT_MS = 8_000

/** The state of a payment page at the provider. */
export interface SessionFacts {
  sessionId: string
  /** The reference that the page was created with; undefined for a page that this site did not create. */
  donation?: string
  outcome: 'open' | 'pending' | 'paid' | 'expired'
  amountCents: number
  currency: string
  paymentIntentId?: string
  email?: string
  name?: string
}

/** The content of an event, in our own terms. */
export type PaymentNotice =
  | { kind: 'session'; outcome: SessionFacts['outcome'] | 'failed'; session: SessionFacts }
  | { kind: 'refund'; donation?: string; paymentIntentId: string; refundedCents: number; currency: string }
  | {
      kind: 'dispute'
      paymentIntentId: string
      disputeId: string
      state: 'open' | 'won' | 'lost'
      disputedCents: number
      currency: string
    }
  | { kind: 'other' }

export interface PaymentEvent {
  id: string
  type: string
  happenedAt: Date
  notice: PaymentNotice
}

/** The provider did not answer, was slow, or refused; its own message is only in the log. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'

  /**
   * @param isAnswered whether the provider answered, and repeats the answer under the same idempotency key
   * @param details for the log: neither secrets nor personal data
   */
  constructor(
    readonly isAnswered: boolean,
    readonly details: { type: string; status?: number; requestId?: string },
  ) {
    super('The payment provider could not be asked')
  }
}

/** An event whose signature is wrong, missing or too old. */
export class UnverifiedNotificationError extends Error {
  override readonly name = 'UnverifiedNotificationError'
}

/** Whether the keys of a payment provider are set. Described in `.env.example`. */
export const canTakePayments = (): boolean => Boolean(process.env.STRIPE_SECRET_KEY)

/** The URL of the provider, or of a fake one for tests. */
const addressOptions = (): Stripe.StripeConfig => {
  const { STRIPE_API_URL } = process.env
  if (!STRIPE_API_URL) return {}
  const { hostname, port, protocol } = new URL(STRIPE_API_URL)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
  }
}

let client: Promise<Stripe> | undefined

/** The client, loaded at the first request: most processes never need it. */
const loadClient = (): Promise<Stripe> => {
  client ??= import('stripe').then(
    ({ Stripe: Client }) =>
      new Client(process.env.STRIPE_SECRET_KEY ?? '', {
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 0,
        telemetry: false,
        ...addressOptions(),
      }),
  )
  return client
}

interface ProviderFailure {
  type?: string
  statusCode?: number
  requestId?: string
}

const callProvider = async <Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
  const stripe = await loadClient()
  try {
    return await call(stripe)
  } catch (error) {
    const { type = 'unknown', statusCode, requestId } = error as ProviderFailure
    throw new PaymentProviderError(statusCode !== undefined, { type, status: statusCode, requestId })
  }
}

const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  (typeof value === 'string' ? value : value?.id) ?? undefined

const outcomeOf = ({ status, payment_status: payment }: Stripe.Checkout.Session): SessionFacts['outcome'] => {
  if (payment === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'pending' : 'open'
}

const factsOf = (session: Stripe.Checkout.Session): SessionFacts => ({
  sessionId: session.id,
  donation: session.client_reference_id ?? undefined,
  outcome: outcomeOf(session),
  amountCents: session.amount_total ?? 0,
  currency: session.currency ?? '',
  paymentIntentId: idOf(session.payment_intent),
  email: session.customer_details?.email ?? undefined,
  name: session.customer_details?.name ?? undefined,
})

export interface NewSession {
  donation: string
  /** Incremented after an error that the provider would repeat under the same idempotency key. */
  attempt: number
  amountCents: number
  currency: string
  label: string
  email?: string | null
  successUrl: string
  cancelUrl: string
}

/**
 * Creates a payment page. The same donation and attempt return the same page.
 * @throws PaymentProviderError within eight seconds
 */
export const openSession = async ({
  donation,
  attempt,
  amountCents,
  currency,
  label,
  email,
  successUrl,
  cancelUrl,
}: NewSession): Promise<{ sessionId: string; url: string }> => {
  const metadata = { donation }
  const { id, url } = await callProvider((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'donate',
        client_reference_id: donation,
        customer_email: email ?? undefined,
        line_items: [
          { quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name: label } } },
        ],
        metadata,
        // events about a refund carry the metadata of the payment
        payment_intent_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `${donation}-${attempt}` },
    ),
  )
  if (!url) throw new PaymentProviderError(true, { type: 'no_url' })
  return { sessionId: id, url }
}

/**
 * Reads the state of a payment page.
 * @throws PaymentProviderError
 */
export const readSession = async (sessionId: string): Promise<SessionFacts> =>
  factsOf(await callProvider((stripe) => stripe.checkout.sessions.retrieve(sessionId)))

const disputeStateOf = (status: string): 'open' | 'won' | 'lost' | undefined => {
  if (status === 'lost') return 'lost'
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  // a warning is an inquiry by the bank: no money has moved
  return status.startsWith('warning_') ? undefined : 'open'
}

const noticeOf = (event: Stripe.Event): PaymentNotice => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = factsOf(event.data.object)
      return {
        kind: 'session',
        outcome: event.type === 'checkout.session.async_payment_failed' ? 'failed' : session.outcome,
        session,
      }
    }
    case 'charge.refunded': {
      const {
        amount_refunded: refundedCents,
        currency,
        metadata,
        payment_intent: payment,
      } = event.data.object
      const paymentIntentId = idOf(payment)
      return paymentIntentId
        ? { kind: 'refund', donation: metadata.donation, paymentIntentId, refundedCents, currency }
        : { kind: 'other' }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const {
        id: disputeId,
        amount: disputedCents,
        currency,
        payment_intent: payment,
        status,
      } = event.data.object
      const paymentIntentId = idOf(payment)
      const state = disputeStateOf(status)
      return paymentIntentId && state
        ? { kind: 'dispute', paymentIntentId, disputeId, state, disputedCents, currency }
        : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}

/**
 * Verifies the signature of an event, over the original bytes, at most five minutes old, and reads the event.
 * @throws UnverifiedNotificationError when the signature is not valid
 */
export const readNotification = async (body: Uint8Array, signature: string | null): Promise<PaymentEvent> => {
  const secret = process.env.STRIPE_WEBHOOK_SECRET
  if (!secret || !signature)
    throw new UnverifiedNotificationError('There is no signature, or no secret to check it with')
  const stripe = await loadClient()
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(Buffer.from(body), signature, secret)
  } catch {
    throw new UnverifiedNotificationError('The signature is wrong or too old')
  }
  return {
    id: event.id,
    type: event.type,
    happenedAt: new Date(event.created * 1000),
    notice: noticeOf(event),
  }
}
