import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { isDuplicateKey } from '../../../platform/database'
import { PaymentProviderError, canTakePayments, openPageOnce, openSession } from '../../../services/stripe'
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

/**
 * The address of a donation's payment page: one page a donation, however many requests open it at once.
 * @throws PaymentProviderError within nine seconds
 */
const openCheckout = async (payload: Payload, donation: StoredDonation): Promise<string> => {
  if (donation.checkoutUrl) return donation.checkoutUrl
  const { serverURL } = payload.config
  return openPageOnce<StoredDonation>(
    {
      claim: (claimMs) => claimCheckout(payload, donation._id, claimMs),
      find: () => findCheckout(payload, donation._id),
      store: (session) => storeCheckout(payload, donation._id, session),
      release: (claimed, isAnswered) => releaseCheckout(payload, claimed, isAnswered),
    },
    ({ _id, amountCents, currency, email, accessKey, openingAttempt }) =>
      openSession({
        subject: { donation: _id.toHexString() },
        attempt: openingAttempt ?? 0,
        amountCents,
        currency,
        label: 'Donation',
        email,
        successUrl: `${serverURL}/donate/thank-you?gift=${accessKey}`,
        cancelUrl: `${serverURL}/donate/cancelled`,
      }),
  )
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
