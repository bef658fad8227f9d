import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PaymentSetting } from '../../../payload-types'
import type { Money } from '../../../platform/moneyFormat.schema'
import { PaymentProviderError, chargeSavedCard } from '../../../services/stripe'
import { issueCardRenewal } from '../../money/dues'
import { viewInvoice } from '../../money/invoices'
import type { InvoiceView } from '../../money/invoices/invoice.schema'
import { type StoredMembership, findMembership } from '../memberships'
import {
  type StoredPayment,
  applyCardCharge,
  cardAmountOf,
  findPayment,
  holdPayment,
  recordPayment,
  refusePayment,
} from '../../money/payments'
import { readPaymentSettings } from '../../money/paymentSettings'
import { findRemainingContact } from '../../people/profiles'
import { FINAL_FAILURES, MAX_TRIES, failureText } from './automaticRenewal.schema'
import {
  type StoredAutomaticRenewal,
  beginTerm,
  countFailure,
  findAutomaticRenewal,
  markAnnounced,
  streamOn,
} from './automaticRenewalsRepository'
import { mailAnnouncement, mailFailure } from './mailAutomaticRenewal'
import { ANNOUNCED_FROM_DAYS, DAY_MS, chargeDayOf, isOfferedBy, planCharge } from './planCharge'

/** The time between two tries of a card. */
const RETRY_DAYS = 3
/** The provider keeps an idempotency key for a day: what is older is not sent again. */
const RESEND_MS = 20 * 60 * 60_000

type Renewing = StoredAutomaticRenewal & { term: Date; user: ObjectId }
type Ending = StoredMembership & { expiresAt: Date }

const keyOf = ({ _id, term, tries }: Renewing): string =>
  `auto:${_id.toHexString()}:${term.toISOString()}:${tries ?? 0}`

/**
 * Charges the saved card for a payment that was started, and applies the answer. Sent again, the provider charges
 * nothing more. Where it is not known how it ended, the payment stays started.
 */
const charge = async (
  payload: Payload,
  { customerId, paymentMethodId }: Renewing,
  payment: StoredPayment,
  invoice: InvoiceView,
): Promise<string | undefined> => {
  const id = payment._id.toHexString()
  if (Date.now() - payment._id.getTimestamp().getTime() > RESEND_MS) {
    await holdPayment(payload, id, { note: 'The card provider never told whether the card was charged' })
    return undefined
  }
  if (!customerId || !paymentMethodId) return undefined
  const facts = await chargeSavedCard(
    { customerId, paymentMethodId },
    {
      subject: { payment: id, invoice: invoice.id },
      amountCents: payment.amountMinor,
      currency: payment.currency.toLowerCase(),
      label: `Invoice ${invoice.number}`,
    },
  )
  const { paymentIntentId, failure } = facts
  const reason = failureText(failure)
  if (paymentIntentId)
    await applyCardCharge(payload, { ...facts, paymentIntentId }, { at: new Date(), reason })
  else await refusePayment(payload, id, 'failed', { reason })
  return failure
}

/** What follows from a card that was refused: it is counted once, the member is told, and it may be tried again. */
const follow = async (
  payload: Payload,
  renewing: Renewing,
  {
    payment,
    invoice,
    failure,
    now,
  }: { payment: StoredPayment; invoice: InvoiceView; failure?: string; now: Date },
): Promise<void> => {
  const reason = payment.reason ?? failureText(failure)
  const tries = (renewing.tries ?? 0) + 1
  const isStopped = tries >= MAX_TRIES || FINAL_FAILURES.includes(failure ?? '')
  const nextTryAt = new Date(now.getTime() + RETRY_DAYS * DAY_MS)
  await mailFailure(payload, renewing, {
    invoice,
    reason,
    tryNumber: tries,
    nextTryAt: isStopped ? null : nextTryAt,
  })
  await countFailure(payload, renewing, { failure: reason, isStopped, nextTryAt })
}

/** Charges what the member was told; an invoice of another amount is announced first, at the next look. */
const renew = async (
  payload: Payload,
  renewing: Renewing,
  membership: Ending,
  { told, now }: { told: Money; now: Date },
): Promise<void> => {
  const { user } = renewing
  const contact = await findRemainingContact(payload, user)
  if (!contact) return // the account is leaving
  const recipient = { name: membership.registeredName ?? contact.fullName, email: contact.email }
  const issued = await issueCardRenewal(payload, membership, recipient, now)
  const invoice = issued && viewInvoice(issued)
  const amount = invoice && cardAmountOf(invoice)
  // nothing is to be paid, the member made another choice, or it is being paid by another way
  if (!amount || invoice.status !== 'open') return
  if (amount.amountMinor !== told.amountMinor || amount.currency !== told.currency) return
  const key = keyOf(renewing)
  const { payment } = await recordPayment(payload, {
    key,
    status: 'started',
    method: 'card',
    ...amount,
    paidAt: now,
    user: user.toHexString(),
    invoice: invoice.id,
    openFor: `card:${invoice.id}`,
  })
  if (payment.key !== key) return // the member has the payment page open
  let failure: string | undefined
  // it may have been switched off a moment ago
  const isOn = (await findAutomaticRenewal(payload, user))?.isOn
  if (payment.status === 'started' && !payment.providerId) {
    if (isOn) failure = await charge(payload, renewing, payment, invoice)
    else await refusePayment(payload, payment._id.toHexString(), 'failed', { reason: 'It was switched off.' })
  }
  const after = await findPayment(payload, payment._id)
  if (isOn && after?.status === 'failed')
    await follow(payload, renewing, { payment: after, invoice, failure, now })
}

/** Tells the amount first: after a crash it is told again, never charged untold. */
const announce = async (
  payload: Payload,
  renewing: Renewing,
  { amount, chargesAt }: { amount: Money; chargesAt: Date },
  at: Date,
): Promise<void> => {
  if (await mailAnnouncement(payload, renewing, { amount, chargesAt }))
    await markAnnounced(payload, renewing, { at, amount })
}

const look = async (
  payload: Payload,
  stored: StoredAutomaticRenewal,
  settings: PaymentSetting,
  now: Date,
): Promise<void> => {
  const { user } = stored
  const membership = user && (await findMembership(payload, user))
  if (!user || !membership?.expiresAt || membership.suspendedAt || membership.withdrawnAt) return
  if (membership.company) return // the company renews it
  const { expiresAt } = membership
  if (now.getTime() < chargeDayOf(expiresAt, settings).getTime() - ANNOUNCED_FROM_DAYS * DAY_MS) return
  const renewing = await beginTerm(payload, stored._id, expiresAt)
  const planned = renewing && (await planCharge(payload, renewing, membership, { settings, now }))
  if (!planned) return
  const term = { ...renewing, user, term: expiresAt }
  if (!planned.isTold) await announce(payload, term, planned, now)
  else if (now >= planned.chargesAt)
    await renew(payload, term, { ...membership, expiresAt }, { told: planned.amount, now })
}

/**
 * Renews the memberships of those who agreed to it, by their saved cards: the amount is told a week before, the card is
 * charged with that amount some days before the end, once a term, and tried three times at most. Where the week was
 * missed or the amount has changed, it is told first and charged a week later, also in the grace period. A card that is
 * refused changes no status. Safe to run twice, and at once by several processes.
 */
export const renewAutomatically = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  const settings = await readPaymentSettings(payload)
  if (!isOfferedBy(settings)) return
  for await (const stored of streamOn(payload)) {
    if (signal?.aborted) return
    try {
      await look(payload, stored, settings, now)
    } catch (error) {
      const about = { renewal: stored._id.toHexString() }
      if (error instanceof PaymentProviderError)
        payload.logger.warn({ ...about, provider: error.details }, 'a saved card could not be charged yet')
      else payload.logger.error({ ...about, err: error }, 'an automatic renewal failed; it is tried again')
    }
  }
}

/** Whether the membership of a person is about to be renewed by card: nobody is reminded then. */
export const isRenewedAutomatically = async (
  payload: Payload,
  user: ObjectId,
  now = new Date(),
): Promise<boolean> => {
  const stored = await findAutomaticRenewal(payload, user)
  if (!stored?.isOn || stored.failure) return false
  const [settings, membership] = await Promise.all([
    readPaymentSettings(payload),
    findMembership(payload, user),
  ])
  if (!membership || !isOfferedBy(settings)) return false
  return (await planCharge(payload, stored, membership, { settings, now })) !== null
}
