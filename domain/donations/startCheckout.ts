import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { isDuplicateKey } from '../../platform/database'
import { PaymentProviderError, canTakePayments, openSession } from '../../services/stripe'
import type { CheckoutAnswer, CheckoutInput } from './checkout.schema'
import { isOpenDonation } from './donation.schema'
import {
  type StoredDonation,
  claimCheckout,
  findCheckout,
  findDonationByClientKey,
  releaseCheckout,
  storeCheckout,
} from './donationsRepository'

/** A little longer than the timeout of the provider. */
const CLAIM_MS = 9_000
const POLL_INTERVAL_MS = 100

/** 192 bits: it gives access to the donation. */
const createAccessKey = (): string => randomBytes(24).toString('base64url')

/** The donation of a client's key: the first request that sends the key creates it. */
const findOrCreateDonation = async (
  req: PayloadRequest,
  { amountCents, key, name, email }: CheckoutInput,
): Promise<StoredDonation> => {
  try {
    await req.payload.create({
      collection: 'donations',
      data: {
        amountCents,
        currency: 'usd',
        status: 'created',
        clientKey: key,
        accessKey: createAccessKey(),
        name,
        email: email ?? req.user?.email,
        user: req.user?.id,
      },
      depth: 0,
      overrideAccess: true, // visitors give through this endpoint alone
      req,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const donation = await findDonationByClientKey(req.payload, key)
  if (!donation) throw new Error('A donation was gone as soon as it was made')
  return donation
}

/** Waits for the page that another request with the same key is opening; undefined when that one failed. */
const waitForUrl = async (payload: Payload, { _id }: StoredDonation): Promise<string | undefined> => {
  for (;;) {
    const donation = await findCheckout(payload, _id)
    if (donation?.checkoutUrl) return donation.checkoutUrl
    if (!donation?.openingUntil || donation.openingUntil <= new Date()) return undefined
    await delay(POLL_INTERVAL_MS)
  }
}

/**
 * The address of a donation's payment page: one page a donation, however many requests open it at once.
 * @throws PaymentProviderError within nine seconds
 */
const openCheckout = async (payload: Payload, donation: StoredDonation): Promise<string> => {
  if (donation.checkoutUrl) return donation.checkoutUrl
  const claimed = await claimCheckout(payload, donation._id, CLAIM_MS)
  if (!claimed) {
    const url = await waitForUrl(payload, donation)
    if (url) return url
    throw new PaymentProviderError(false, { type: 'other_request_failed' })
  }
  const { serverURL } = payload.config
  const { _id, amountCents, currency, email, accessKey } = claimed
  try {
    const session = await openSession({
      donation: _id.toHexString(),
      attempt: claimed.openingAttempt ?? 0,
      amountCents,
      currency,
      label: 'Donation',
      email,
      successUrl: `${serverURL}/donate/thank-you?gift=${accessKey}`,
      cancelUrl: `${serverURL}/donate/cancelled`,
    })
    await storeCheckout(payload, _id, session)
    return session.url
  } catch (error) {
    await releaseCheckout(payload, claimed, error instanceof PaymentProviderError && error.isAnswered)
    throw error
  }
}

/** `key_spent`: the key was used for another amount, or its payment has ended; the page creates another key then. */
export type CheckoutProblem = 'payments_not_configured' | 'key_spent' | 'provider_unavailable'

/** Creates a donation and opens its payment page. The same key again opens no second page. */
export const startCheckout = async (
  req: PayloadRequest,
  input: CheckoutInput,
): Promise<CheckoutAnswer | { problem: CheckoutProblem }> => {
  if (!canTakePayments()) return { problem: 'payments_not_configured' }
  const donation = await findOrCreateDonation(req, input)
  if (donation.amountCents !== input.amountCents || !isOpenDonation(donation)) return { problem: 'key_spent' }
  try {
    return { url: await openCheckout(req.payload, donation) }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    req.payload.logger.warn(
      { donation: donation._id.toHexString(), provider: error.details },
      'a payment page could not be opened',
    )
    return { problem: 'provider_unavailable' }
  }
}
