import type Stripe from 'stripe'

/**
 * The timeout: longer than it takes to create a payment page, shorter than a person waits. The SDK's own is
 * 80 seconds.
 */
const TIMEOUT_MS = 8_000

interface FailureDetails {
  type: string
  status?: number
  requestId?: string
  /** The provider's code for what is wrong, such as `card_declined`. */
  code?: string
  /** The code of the payer's bank, such as `insufficient_funds`. */
  declineCode?: string
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
    readonly details: FailureDetails,
  ) {
    super('The payment provider could not be asked')
  }
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

let client: { settings: string; loaded: Promise<Stripe> } | undefined

/** The client, loaded at the first request: most processes never need it. Made anew where the settings are others. */
export const loadClient = (): Promise<Stripe> => {
  const settings = `${process.env.STRIPE_SECRET_KEY ?? ''} ${process.env.STRIPE_API_URL ?? ''}`
  if (client?.settings === settings) return client.loaded
  const loaded = import('stripe').then(
    ({ Stripe: Client }) =>
      new Client(process.env.STRIPE_SECRET_KEY ?? '', {
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 0,
        telemetry: false,
        ...addressOptions(),
      }),
  )
  client = { settings, loaded }
  return loaded
}

interface ProviderFailure {
  type?: string
  statusCode?: number
  requestId?: string
  code?: string
  decline_code?: string
}

/**
 * Asks the provider.
 * @throws PaymentProviderError within eight seconds
 */
export const callProvider = async <Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
  const stripe = await loadClient()
  try {
    return await call(stripe)
  } catch (error) {
    const { type = 'unknown', statusCode, requestId, code, decline_code } = error as ProviderFailure
    throw new PaymentProviderError(statusCode !== undefined, {
      type,
      status: statusCode,
      requestId,
      code,
      declineCode: decline_code,
    })
  }
}

/** The id of something that the provider names or sends whole. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  (typeof value === 'string' ? value : value?.id) ?? undefined
