import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { PaymentProviderError, openSession } from '../../services/stripe'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'

/** A little longer than the provider is waited for. */
const CLAIM_MS = 9_000
const LOOK_EVERY_MS = 100

/** Makes this request the one that asks for the payment page. */
const claim = (payload: Payload, { _id }: StoredDonation): Promise<StoredDonation | null> => {
  const now = new Date()
  return donationsOf(payload).findOneAndUpdate(
    { _id, checkoutUrl: null, $or: [{ openingUntil: null }, { openingUntil: { $lte: now } }] },
    { $set: { openingUntil: new Date(now.getTime() + CLAIM_MS) } },
    { returnDocument: 'after' },
  )
}

/** Lets others try. A failure that the provider answered with is what it would answer again to the same attempt. */
const release = async (
  payload: Payload,
  { _id, openingUntil }: StoredDonation,
  isAnswered: boolean,
): Promise<void> => {
  await donationsOf(payload).updateOne(
    { _id, openingUntil },
    { $set: { openingUntil: null }, ...(isAnswered && { $inc: { openingAttempt: 1 } }) },
  )
}

/** Waits for the page that another request with the same key is asking for; undefined when that one failed. */
const waitForUrl = async (payload: Payload, { _id }: StoredDonation): Promise<string | undefined> => {
  for (;;) {
    const donation = await donationsOf(payload).findOne(
      { _id },
      { projection: { checkoutUrl: 1, openingUntil: 1 } },
    )
    if (donation?.checkoutUrl) return donation.checkoutUrl
    if (!donation?.openingUntil || donation.openingUntil <= new Date()) return undefined
    await delay(LOOK_EVERY_MS)
  }
}

/**
 * The address of a donation's payment page: one page a donation, however many ask for it at once.
 * @throws PaymentProviderError within nine seconds
 */
export const openCheckout = async (payload: Payload, donation: StoredDonation): Promise<string> => {
  if (donation.checkoutUrl) return donation.checkoutUrl
  const claimed = await claim(payload, donation)
  if (!claimed) {
    const url = await waitForUrl(payload, donation)
    if (url) return url
    throw new PaymentProviderError(false, { type: 'other_request_failed' })
  }
  const { serverURL } = payload.config
  const { _id, amountCents, currency, email, accessKey } = claimed
  try {
    const { sessionId, url } = await openSession({
      donation: _id.toHexString(),
      attempt: claimed.openingAttempt ?? 0,
      amountCents,
      currency,
      label: 'Donation',
      email,
      successUrl: `${serverURL}/donate/thank-you?gift=${accessKey}`,
      cancelUrl: `${serverURL}/donate/cancelled`,
    })
    await donationsOf(payload).updateOne(
      { _id },
      { $set: { sessionId, checkoutUrl: url, openingUntil: null } },
    )
    return url
  } catch (error) {
    await release(payload, claimed, error instanceof PaymentProviderError && error.isAnswered)
    throw error
  }
}
