import type { Payload } from 'payload'
import { MobileMoneyError, type MobileMoneyState } from '../../../../services/payments/mobileMoney.types'
import { findInvoice } from '../../invoices/index'
import { formatReference } from '../../invoices/reference.schema'
import { mobileMoneyProvider } from './mobileMoneyProvider'
import { claimAsking } from '../polling/askingRepository'
import type { StoredPayment } from '../paymentsRepository'
import { confirmPayment, holdPayment, refusePayment } from '../recordPayment'

/** So long a request that the provider does not know is sent again; later nobody waits for it any more. */
const RESEND_MS = 10 * 60_000
/** Without a final answer for so long, staff look at it. */
const GIVE_UP_MS = 24 * 60 * 60_000

/** What a payer is told about a request that failed, by the provider's reasons. */
const REASONS: Record<string, string> = {
  APPROVAL_REJECTED: 'The request was declined on the phone. You can send it again or pay another way.',
  EXPIRED: 'The request was not answered in time. You can send it again.',
  PAYER_NOT_FOUND: 'This number has no MoMo account. Please check it, or use another number.',
  NOT_ENOUGH_FUNDS: 'There is not enough money on the account. You can send the request again later.',
  PAYER_LIMIT_REACHED: 'The limit of the account is reached. You can pay another way.',
}
const FAILED =
  'The provider did not complete the payment. Nothing was taken. You can try again or pay another way.'
const REFUSED = 'The provider did not accept this number. Please check it, or use another number.'
const NOT_SENT = 'The request did not reach the provider. Nothing was taken. You can try again.'

/** The provider's name for a payment: the UUID in its key. */
const idOf = ({ key }: StoredPayment): string => key.replace(/^momo:/, '')

const send = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  const outcome = await mobileMoneyProvider.request({
    id: idOf(payment),
    amountMinor: payment.amountMinor,
    phone: payment.phone ?? '',
    message: `Invoice ${invoice?.number ?? ''}`.trim(),
    reference: formatReference(invoice?.reference ?? '').replaceAll(' ', ''),
    callbackUrl: `${payload.config.serverURL}/api/payments/momo/callback/${idOf(payment)}`,
  })
  if (outcome === 'refused')
    await refusePayment(payload, payment._id.toHexString(), 'failed', { reason: REFUSED })
}

/** Applies what the provider says, each final answer once. */
const apply = async (payload: Payload, payment: StoredPayment, state: MobileMoneyState): Promise<void> => {
  const id = payment._id.toHexString()
  const age = Date.now() - payment._id.getTimestamp().getTime()
  switch (state.status) {
    case 'pending':
      if (age > GIVE_UP_MS) await holdPayment(payload, id, { note: 'The provider never told how it ended' })
      return
    case 'failed':
      await refusePayment(payload, id, 'failed', { reason: REASONS[state.reason] ?? FAILED })
      return
    case 'successful': {
      const { transaction, amountMinor, currency } = state
      const facts = { paidAt: new Date(), ...(transaction && { transaction }) }
      if (amountMinor === payment.amountMinor && currency === mobileMoneyProvider.currency())
        // a success counts also when it comes after a failure
        await confirmPayment(payload, id, { ...facts, reason: null }, ['started', 'failed', 'reported'])
      else await holdPayment(payload, id, { ...facts, provided: { amountMinor, currency, at: facts.paidAt } })
    }
  }
}

/**
 * Asks the provider how a payment stands and applies the answer. What the provider does not know is sent
 * again while the payer may still wait for it, under the same id. At most once in two seconds, whoever asks.
 * @param isNew whether it was stored by this call: it is sent at once
 * @returns false when the provider could not be asked; it is asked again later
 */
export const askMobileMoney = async (
  payload: Payload,
  { _id }: Pick<StoredPayment, '_id'>,
  isNew = false,
): Promise<boolean> => {
  const payment = await claimAsking(payload, _id)
  if (!payment) return true
  try {
    const state = isNew ? null : await mobileMoneyProvider.read(idOf(payment))
    if (state) await apply(payload, payment, state)
    else if (payment.status === 'started') {
      if (Date.now() - payment._id.getTimestamp().getTime() < RESEND_MS) await send(payload, payment)
      else await refusePayment(payload, payment._id.toHexString(), 'failed', { reason: NOT_SENT })
    }
    return true
  } catch (error) {
    if (!(error instanceof MobileMoneyError)) throw error
    payload.logger.warn({ payment: _id.toHexString(), provider: error.details }, 'mobile money: no answer')
    // an outage must not keep a payment waiting for ever
    if (Date.now() - payment._id.getTimestamp().getTime() > GIVE_UP_MS)
      await holdPayment(payload, _id.toHexString(), { note: 'The provider did not answer for a day' })
    return false
  }
}
