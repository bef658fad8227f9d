import type Stripe from 'stripe'
import { PaymentProviderError, callProvider, idOf } from './callProvider'
import { subjectOf } from './sessions'
import type { ChargeFacts, PaymentSubject } from './stripe.types'

/** A card that the provider keeps for a person; we know it by these ids alone. */
export interface SavedCard {
  customerId: string
  paymentMethodId: string
}

/** Marks the charge of a saved card, beside payments on a page, which are followed by their page. */
const SAVED_CARD = 'saved-card'

const outcomeOf = ({ status }: Stripe.PaymentIntent): ChargeFacts['outcome'] => {
  if (status === 'succeeded') return 'paid'
  return status === 'processing' ? 'pending' : 'failed'
}

/** The charge of a saved card in our own terms; null for a payment on a page. */
export const chargeOf = (intent: Stripe.PaymentIntent): ChargeFacts | null => {
  const { id, metadata, amount, currency, last_payment_error: error } = intent
  if (metadata.from !== SAVED_CARD) return null
  const outcome = outcomeOf(intent)
  const failure = error?.decline_code ?? error?.code ?? intent.status
  return {
    ...subjectOf(metadata),
    paymentIntentId: id,
    outcome,
    amountCents: amount,
    currency,
    ...(outcome === 'failed' && { failure }),
  }
}

/**
 * Reads the card that was saved with a payment on a page.
 * @returns null when the provider did not save one
 * @throws PaymentProviderError
 */
export const readSavedCard = async (paymentIntentId: string): Promise<SavedCard | null> => {
  const intent = await callProvider((stripe) => stripe.paymentIntents.retrieve(paymentIntentId))
  const customerId = idOf(intent.customer)
  const paymentMethodId = idOf(intent.payment_method)
  return customerId && paymentMethodId ? { customerId, paymentMethodId } : null
}

/**
 * Charges a saved card without its holder. The same payment is charged once, however often it is sent.
 * @returns how it ended; a card that was declined or wants its holder's consent has failed
 * @throws PaymentProviderError when it is not known whether the card was charged
 */
export const chargeSavedCard = async (
  { customerId, paymentMethodId }: SavedCard,
  charge: { subject: PaymentSubject; amountCents: number; currency: string; label: string },
): Promise<Omit<ChargeFacts, 'paymentIntentId'> & { paymentIntentId?: string }> => {
  const { subject, amountCents, currency, label } = charge
  try {
    const intent = await callProvider((stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          customer: customerId,
          payment_method: paymentMethodId,
          off_session: true,
          confirm: true,
          description: label,
          metadata: { ...subject, from: SAVED_CARD },
        },
        { idempotencyKey: `saved-card-${subject.payment}` },
      ),
    )
    const facts = chargeOf(intent)
    if (!facts) throw new PaymentProviderError(true, { type: 'no_metadata' })
    return facts
  } catch (error) {
    // 402: the card was refused; 400 and 404: the card or its customer is gone. Nothing was taken.
    const details = error instanceof PaymentProviderError ? error.details : undefined
    if (![400, 402, 404].includes(details?.status ?? 0) || details?.type === 'StripeIdempotencyError')
      throw error
    return {
      ...subject,
      outcome: 'failed',
      amountCents,
      currency,
      failure: details?.declineCode ?? details?.code ?? 'refused',
    }
  }
}

/**
 * Reads how the charge of a saved card stands; null for a payment on a page.
 * @throws PaymentProviderError
 */
export const readCharge = async (paymentIntentId: string): Promise<ChargeFacts | null> =>
  chargeOf(await callProvider((stripe) => stripe.paymentIntents.retrieve(paymentIntentId)))

/**
 * Deletes a customer at the provider, with the cards that it keeps. Safe to repeat.
 * @throws PaymentProviderError
 */
export const deleteCustomer = async (customerId: string): Promise<void> => {
  try {
    await callProvider((stripe) => stripe.customers.del(customerId))
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.details.status !== 404) throw error
  }
}
