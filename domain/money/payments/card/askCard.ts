import type { Payload } from 'payload'
import { PaymentProviderError, closeSession, readCharge, readSession } from '../../../../services/stripe'
import { findInvoice, viewInvoice } from '../../invoices'
import { PAYMENT_TEXTS as TEXTS } from '../paymentTexts.constants'
import type { StoredPayment } from '../paymentsRepository'
import { claimAsking } from '../polling/askingRepository'
import { instalmentIn, openAmountIn } from '../readWaysToPay'
import { holdPayment, refusePayment } from '../recordPayment'
import { applyCardCharge, applyCardSession } from './applyCardEvent'

/** How long a payment page can be paid on after the payment was started. */
export const PAGE_MS = 60 * 60_000
/** So long its page can be opened: the provider wants a page to be open for half an hour at least. */
export const OPENABLE_MS = 25 * 60_000
/** Without a final answer for so long, staff look at it. */
const GIVE_UP_MS = 4 * 24 * 60 * 60_000

export const ageOf = ({ _id }: Pick<StoredPayment, '_id'>): number =>
  Date.now() - _id.getTimestamp().getTime()

/** Whether a started payment is of exactly what is open of its invoice now, or of its next instalment. */
const isStillOwed = async (payload: Payload, payment: StoredPayment): Promise<boolean> => {
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  if (!invoice) return false
  const view = viewInvoice(invoice)
  return [openAmountIn(view, payment.currency), instalmentIn(view, payment.currency)].some(
    (owed) => owed?.amountMinor === payment.amountMinor,
  )
}

/**
 * Closes the payment page of a started payment, and applies what the provider says: it may have been paid meanwhile.
 * @throws PaymentProviderError
 */
export const closeCard = async (payload: Payload, payment: StoredPayment, reason: string): Promise<void> => {
  const { providerId, _id } = payment
  if (providerId?.startsWith('pi_') || payment.key.startsWith('auto:')) return // a saved card that is being charged
  if (providerId) await applyCardSession(payload, await closeSession(providerId), { at: new Date(), reason })
  // a page that another request is just opening is closed by the next who asks
  else if (!payment.openingUntil || payment.openingUntil <= new Date())
    await refusePayment(payload, _id.toHexString(), 'failed', { reason })
}

const ask = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  const { providerId } = payment
  const at = new Date()
  if (providerId?.startsWith('pi_')) {
    const charge = await readCharge(providerId)
    if (charge) await applyCardCharge(payload, charge, { at })
  } else if (providerId) {
    const session = await readSession(providerId)
    // nobody is to pay what was paid by another way
    if (session.outcome === 'open' && !(await isStillOwed(payload, payment)))
      await closeCard(payload, payment, TEXTS.cardNotOwed)
    else await applyCardSession(payload, session, { at })
    // a saved card that was never charged is the automatic renewal's to try again
  } else if (!payment.key.startsWith('auto:') && ageOf(payment) > OPENABLE_MS)
    await closeCard(payload, payment, TEXTS.cardExpired)
}

/**
 * Asks the provider how a payment by card stands and applies the answer. At most once in two seconds, whoever asks.
 * @returns false when the provider could not be asked; it is asked again later
 */
export const askCard = async (payload: Payload, { _id }: Pick<StoredPayment, '_id'>): Promise<boolean> => {
  const payment = await claimAsking(payload, _id)
  if (!payment) return true
  try {
    await ask(payload, payment)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    payload.logger.warn({ payment: _id.toHexString(), provider: error.details }, 'card: no answer')
    if (ageOf(payment) > GIVE_UP_MS)
      await holdPayment(payload, _id.toHexString(), { note: 'The card provider did not answer for days' })
    return false
  }
  return true
}
