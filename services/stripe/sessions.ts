import type Stripe from 'stripe'
import { PaymentProviderError, callProvider, idOf } from './callProvider'
import type { PaymentSubject, SessionFacts } from './stripe.types'

const outcomeOf = ({ status, payment_status: payment }: Stripe.Checkout.Session): SessionFacts['outcome'] => {
  if (payment === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'pending' : 'open'
}

/** What a payment is about: the one place that reads the metadata. Empty for one that this site did not create. */
export const subjectOf = (metadata: Stripe.Metadata | null | undefined): PaymentSubject => {
  const { donation, payment, invoice } = metadata ?? {}
  return {
    ...(donation && { donation }),
    ...(payment && { payment }),
    ...(invoice && { invoice }),
  }
}

/** A payment page in our own terms. Pages of donations also name the donation as their reference. */
export const factsOf = (session: Stripe.Checkout.Session): SessionFacts => {
  const subject = subjectOf(session.metadata)
  return {
    ...(subject.payment ? {} : { donation: session.client_reference_id ?? undefined }),
    ...subject,
    sessionId: session.id,
    outcome: outcomeOf(session),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentIntentId: idOf(session.payment_intent),
    email: session.customer_details?.email ?? undefined,
    name: session.customer_details?.name ?? undefined,
  }
}

export interface NewSession {
  /** What the payment is about; its donation or payment is the idempotency key with the attempt. */
  subject: PaymentSubject
  /** Incremented after an error that the provider would repeat under the same idempotency key. */
  attempt: number
  amountCents: number
  currency: string
  label: string
  email?: string | null
  /** When the page expires; the provider takes 30 minutes to a day from now, and a day by default. */
  expiresAt?: Date
  /** Whether the provider keeps the card, so that it can be charged without the payer later. */
  savesCard?: boolean
  successUrl: string
  cancelUrl: string
}

/**
 * Creates a payment page. The same subject and attempt return the same page.
 * @throws PaymentProviderError within eight seconds
 */
export const openSession = async ({
  subject,
  attempt,
  amountCents,
  currency,
  label,
  email,
  expiresAt,
  savesCard,
  successUrl,
  cancelUrl,
}: NewSession): Promise<{ sessionId: string; url: string }> => {
  const metadata = { ...subject }
  const reference = subject.payment ?? subject.donation ?? ''
  const { id, url } = await callProvider((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: subject.donation ? 'donate' : 'pay',
        client_reference_id: reference,
        customer_email: email ?? undefined,
        line_items: [
          { quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name: label } } },
        ],
        metadata,
        // events about a refund carry the metadata of the payment
        payment_intent_data: { metadata, ...(savesCard && { setup_future_usage: 'off_session' }) },
        // a card is kept for a customer, and asked about here
        ...(savesCard && { customer_creation: 'always', payment_method_types: ['card'] }),
        ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `${reference}-${attempt}` },
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

/**
 * Closes a payment page that is open, so that nobody pays on it any more.
 * @returns its state afterwards, also of one that was paid or had expired before
 * @throws PaymentProviderError
 */
export const closeSession = async (sessionId: string): Promise<SessionFacts> => {
  try {
    return factsOf(await callProvider((stripe) => stripe.checkout.sessions.expire(sessionId)))
  } catch (error) {
    // the provider refuses to close what is not open
    if (!(error instanceof PaymentProviderError) || error.details.status !== 400) throw error
    return readSession(sessionId)
  }
}
