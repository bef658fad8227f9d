import type { Payload, PayloadRequest } from 'payload'
import { PaymentProviderError, canTakePayments, openPageOnce, openSession } from '../../../../services/stripe'
import { type StoredInvoice, findInvoice, viewInvoice } from '../../invoices'
import type { PaymentView } from '../payment.schema'
import { PAYMENT_TEXTS as TEXTS } from '../paymentTexts.constants'
import { type StoredPayment, findPayment } from '../paymentsRepository'
import { readPaymentSettings } from '../../paymentSettings'
import { cardAmountOf, cardInstalmentOf } from '../readWaysToPay'
import { recordPayment } from '../recordPayment'
import { viewPayment } from '../viewPayment'
import { OPENABLE_MS, PAGE_MS, ageOf, closeCard } from './askCard'
import type { CardInput } from './card.schema'
import { claimOpening, releaseOpening, storeOpening } from './cardRepository'

/** What was open of the invoice may change while its page is opened, but not often. */
const MAX_ATTEMPTS = 3

/** `key_spent`: the payment of this key has ended; the page makes another key then. */
export type CardProblem = 'not_open' | 'not_offered' | 'key_spent' | 'provider_unavailable'

/**
 * The address of a payment page: one a payment, however many requests open it at once.
 * @throws PaymentProviderError within nine seconds
 */
const openPage = async (
  payload: Payload,
  payment: StoredPayment,
  label: string,
  email: string,
): Promise<string> => {
  if (payment.checkoutUrl) return payment.checkoutUrl
  const { _id, amountMinor, currency, savesCard } = payment
  const [id, invoice] = [_id.toHexString(), payment.invoice?.toHexString() ?? '']
  const back = `${payload.config.serverURL}/membership/dues/${invoice}?payment=${id}`
  return openPageOnce<StoredPayment>(
    {
      claim: (claimMs) => claimOpening(payload, _id, claimMs),
      find: () => findPayment(payload, _id),
      store: (session) => storeOpening(payload, _id, session),
      release: (claimed, isAnswered) => releaseOpening(payload, claimed, isAnswered),
    },
    (claimed) =>
      openSession({
        subject: { payment: id, invoice },
        attempt: claimed.openingAttempt ?? 0,
        amountCents: amountMinor,
        currency: currency.toLowerCase(),
        label,
        email,
        expiresAt: new Date(_id.getTimestamp().getTime() + PAGE_MS),
        savesCard: savesCard ?? false,
        successUrl: back,
        cancelUrl: `${back}&cancelled=1`,
      }),
  )
}

/**
 * Opens the payment page for what is open of an own invoice now, or for its next instalment, in US dollars. One page
 * is open for an invoice at a time: pressing twice, or in another tab, leads to the same; a page for another amount
 * is closed first.
 * @returns the address of the page
 */
export const startCard = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  { id: user, email }: { id: string; email: string },
  invoice: StoredInvoice,
  { key, savesCard, isInstalment = false }: Pick<CardInput, 'key' | 'savesCard'> & { isInstalment?: boolean },
): Promise<{ url: string; payment: string } | { problem: CardProblem }> => {
  const settings = await readPaymentSettings(payload)
  if (!settings.takesCards || !canTakePayments()) return { problem: 'not_offered' }
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = viewInvoice((await findInvoice(payload, invoice._id)) ?? invoice)
      if (current.status !== 'open') return { problem: 'not_open' }
      const amount = (isInstalment ? cardInstalmentOf(current) : null) ?? cardAmountOf(current)
      if (!amount) return { problem: 'not_offered' }
      const { payment } = await recordPayment(payload, {
        key: `card:${key}`,
        status: 'started',
        method: 'card',
        ...amount,
        paidAt: new Date(),
        user,
        invoice: current.id,
        by: user,
        openFor: `card:${current.id}`,
        nextAskAt: new Date(),
        savesCard,
      })
      if (payment.status !== 'started' || !payment.invoice?.equals(current.id))
        return { problem: 'key_spent' }
      const isSame = payment.amountMinor === amount.amountMinor && Boolean(payment.savesCard) === savesCard
      const isOpenable = payment.checkoutUrl ? ageOf(payment) < PAGE_MS : ageOf(payment) < OPENABLE_MS
      if (isSame && isOpenable) {
        const url = await openPage(payload, payment, `Invoice ${current.number}`, email)
        return { url, payment: payment._id.toHexString() }
      }
      await closeCard(payload, payment, TEXTS.cardNotOwed)
      if (payment.key === `card:${key}`) return { problem: 'key_spent' }
    }
    return { problem: 'provider_unavailable' }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    payload.logger.warn(
      { invoice: invoice._id, provider: error.details },
      'a payment page could not be opened',
    )
    return { problem: 'provider_unavailable' }
  }
}

/** Closes the page of an own payment that its payer left, and tells how it stands; null for another person's. */
export const cancelCard = async (payload: Payload, id: string, user: string): Promise<PaymentView | null> => {
  const payment = await findPayment(payload, id)
  if (!payment?.user?.equals(user) || payment.method !== 'card') return null
  try {
    if (payment.status === 'started') await closeCard(payload, payment, TEXTS.cardLeft)
  } catch (error) {
    // the page expires by itself
    if (!(error instanceof PaymentProviderError)) throw error
  }
  return viewPayment((await findPayment(payload, id)) ?? payment)
}
