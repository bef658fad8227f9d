import type { Payload } from 'payload'
import type { PaymentNotice, SessionFacts } from '../../services/stripe'
import { type FactSets, applyFact, literal, unlessKnown } from './applyFact'
import type { StoredDonation } from './donation.types'
import { donationId, donationsOf } from './donationsOf'
import { tellOfRefund } from './tellOfRefund'

export type Settlement =
  | { outcome: 'applied' | 'flagged'; donation: StoredDonation; note?: string }
  /** About nothing of ours. */
  | { outcome: 'ignored' }
  /** About a payment that no donation is known to belong to yet: what tells it may come later. */
  | { outcome: 'waiting'; paymentIntentId: string }

const flagged = (reason: string): FactSets => ({ isFlagged: true, flagReason: literal(reason) })

/** What a payment page says about money that does not fit the gift it was opened for; undefined when all is well. */
const misfitOf = (
  donation: StoredDonation,
  { amountCents, currency, sessionId }: SessionFacts,
): string | undefined => {
  if (amountCents !== donation.amountCents)
    return `The provider names ${amountCents} cents instead of ${donation.amountCents}`
  if (currency !== donation.currency)
    return `The provider names the currency ${currency} instead of ${donation.currency}`
  if (donation.sessionId && donation.sessionId !== sessionId)
    return `Another payment page (${sessionId}) was opened for this donation`
  return undefined
}

const sessionSets = (
  { sessionId, paymentIntentId, email, name }: SessionFacts,
  outcome: SessionFacts['outcome'] | 'failed',
  at: Date,
): FactSets => {
  const known = {
    sessionId: unlessKnown('sessionId', sessionId),
    ...(paymentIntentId && { paymentIntentId: unlessKnown('paymentIntentId', paymentIntentId) }),
    ...(email && { email: unlessKnown('email', email.toLowerCase().slice(0, 255)) }),
    ...(name && { name: unlessKnown('name', name.slice(0, 100)) }),
  }
  // the earliest moment counts, whichever notification tells it first
  const earliest = (field: string) => ({ $min: [`$${field}`, at] })
  switch (outcome) {
    case 'paid':
      return { ...known, completedAt: earliest('completedAt'), paidAt: earliest('paidAt') }
    case 'pending':
      return { ...known, completedAt: earliest('completedAt') }
    case 'failed':
      return { ...known, failedAt: earliest('failedAt') }
    case 'expired':
      return { ...known, expiredAt: earliest('expiredAt') }
    case 'open':
      return known
  }
}

/** Gives effect to how a payment page stands: told by a notification, or asked for. */
export const settleSession = async (
  payload: Payload,
  session: SessionFacts,
  {
    outcome = session.outcome,
    at,
    eventId,
  }: { outcome?: SessionFacts['outcome'] | 'failed'; at: Date; eventId?: string },
): Promise<Settlement> => {
  const id = donationId(session.donation)
  const donation = id && (await donationsOf(payload).findOne({ _id: id }))
  if (!donation) return { outcome: 'ignored' }
  const misfit = misfitOf(donation, session)
  const changed = await applyFact(
    payload,
    donation._id,
    misfit ? flagged(misfit) : sessionSets(session, outcome, at),
    eventId,
  )
  // a refund may have been told before the payment, with no address to write to
  if (changed) await tellOfRefund(payload, changed)
  return { outcome: misfit ? 'flagged' : 'applied', donation: changed ?? donation, note: misfit }
}

/** A dispute that ended stays ended, whatever is told of it afterwards; one that is won costs nothing. */
const disputeSets = ({
  disputeId,
  state,
  disputedCents,
}: Extract<PaymentNotice, { kind: 'dispute' }>): FactSets => {
  const isEnded = { $in: ['$disputeState', ['won', 'lost']] }
  return {
    disputeId: unlessKnown('disputeId', disputeId),
    disputeState: { $cond: [isEnded, '$disputeState', state] },
    disputedCents: { $cond: [isEnded, '$disputedCents', state === 'won' ? 0 : disputedCents] },
  }
}

/** A refund is told with its sum so far: the largest is the latest, and its moment counts. */
const refundSets = ({ refundedCents }: Extract<PaymentNotice, { kind: 'refund' }>, at: Date): FactSets => ({
  refundedCents: { $max: ['$refundedCents', refundedCents] },
  refundedAt: { $cond: [{ $gt: [refundedCents, { $ifNull: ['$refundedCents', 0] }] }, at, '$refundedAt'] },
})

const settleMoneyBack = async (
  payload: Payload,
  { id: eventId, happenedAt }: { id: string; happenedAt: Date },
  notice: Extract<PaymentNotice, { kind: 'refund' | 'dispute' }>,
): Promise<Settlement> => {
  const { paymentIntentId, currency } = notice
  const donations = donationsOf(payload)
  const named = notice.kind === 'refund' ? donationId(notice.donation) : undefined
  const donation =
    (await donations.findOne({ paymentIntentId })) ?? (named ? await donations.findOne({ _id: named }) : null)
  if (!donation) return { outcome: 'waiting', paymentIntentId }
  const cents = notice.kind === 'refund' ? notice.refundedCents : notice.disputedCents
  const hasOtherDispute =
    notice.kind === 'dispute' && Boolean(donation.disputeId) && donation.disputeId !== notice.disputeId
  const misfit =
    currency !== donation.currency || cents > donation.amountCents
      ? `The provider names ${cents} cents (${currency}) going back of ${donation.amountCents} (${donation.currency})`
      : hasOtherDispute
        ? 'A second dispute was opened about this donation'
        : undefined
  const sets: FactSets =
    notice.kind === 'refund'
      ? {
          paymentIntentId: unlessKnown('paymentIntentId', paymentIntentId),
          ...refundSets(notice, happenedAt),
        }
      : disputeSets(notice)
  const changed = await applyFact(payload, donation._id, misfit ? flagged(misfit) : sets, eventId)
  if (changed) await tellOfRefund(payload, changed)
  return { outcome: misfit ? 'flagged' : 'applied', donation: changed ?? donation, note: misfit }
}

/** Gives effect to a notification. Safe to repeat, and in any order. */
export const settleNotice = async (
  payload: Payload,
  { id, happenedAt, notice }: { id: string; happenedAt: Date; notice: PaymentNotice },
): Promise<Settlement> => {
  switch (notice.kind) {
    case 'session':
      return settleSession(payload, notice.session, { outcome: notice.outcome, at: happenedAt, eventId: id })
    case 'refund':
    case 'dispute':
      return settleMoneyBack(payload, { id, happenedAt }, notice)
    case 'other':
      return { outcome: 'ignored' }
  }
}
