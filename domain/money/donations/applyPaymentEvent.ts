import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PaymentNotice, SessionFacts } from '../../../services/stripe'
import { recordChange } from '../../audit'
import {
  type DonationFields,
  type StoredDonation,
  findDonation,
  findDonationByPayment,
  literal,
  unlessSet,
  updateDonation,
} from './donationsRepository'
import { mailRefund } from './mailRefund'

export type PaymentOutcome =
  | { outcome: 'applied' | 'flagged'; donation: StoredDonation; note?: string }
  /** Not about a donation. */
  | { outcome: 'ignored' }
  /** About a payment that no donation is known to belong to yet: the event that says so may come later. */
  | { outcome: 'waiting'; paymentIntentId: string }

/** The fields of a donation that the audit log compares. */
const moneyOf = ({
  status,
  refundedCents,
  disputedCents,
  disputeState,
  isFlagged,
  flagReason,
}: StoredDonation): Record<string, unknown> => ({
  status,
  refundedCents,
  disputedCents,
  disputeState,
  isFlagged,
  flagReason,
})

/** Updates a donation and records changes of money in the audit log; unpaid payment pages are not recorded. */
const changeDonation = async (
  payload: Payload,
  id: ObjectId,
  fields: DonationFields,
  eventId?: string,
): Promise<StoredDonation | null> => {
  const { before, after } = await updateDonation(payload, id, fields, eventId)
  if (before && after && (after.paidAt || after.isFlagged))
    await recordChange(
      { payload },
      {
        action: 'donation.changed',
        subject: { collection: 'donations', id: after._id.toHexString() },
        before: moneyOf(before),
        after: moneyOf(after),
        account: after.user?.toHexString(),
      },
    )
  return after
}

/** An expression for the earlier moment, whichever event reports it first. */
const earliest = (field: string, at: Date): Document => ({ $min: [`$${field}`, at] })

/** Marks a donation as expired whose payment page was never opened. */
export const expireDonation = (payload: Payload, id: ObjectId, at: Date): Promise<StoredDonation | null> =>
  changeDonation(payload, id, { expiredAt: earliest('expiredAt', at) })

const flagFields = (reason: string): DonationFields => ({ isFlagged: true, flagReason: literal(reason) })

/** Applies what an event reports, or flags the donation for staff when it does not fit. */
const applyOrFlag = async (
  payload: Payload,
  donation: StoredDonation,
  { mismatch, fields, eventId }: { mismatch: string | undefined; fields: DonationFields; eventId?: string },
): Promise<PaymentOutcome> => {
  const changed = await changeDonation(
    payload,
    donation._id,
    mismatch ? flagFields(mismatch) : fields,
    eventId,
  )
  // a refund may be reported before the payment, when there is no address to write to
  if (changed) await mailRefund(payload, changed)
  return { outcome: mismatch ? 'flagged' : 'applied', donation: changed ?? donation, note: mismatch }
}

/** Why the money of a payment page does not fit the donation it was opened for; undefined when it does. */
const sessionMismatch = (
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

const sessionFields = (
  { sessionId, paymentIntentId, email, name }: SessionFacts,
  outcome: SessionFacts['outcome'] | 'failed',
  at: Date,
): DonationFields => {
  const known = {
    sessionId: unlessSet('sessionId', sessionId),
    ...(paymentIntentId && { paymentIntentId: unlessSet('paymentIntentId', paymentIntentId) }),
    ...(email && { email: unlessSet('email', email.toLowerCase().slice(0, 255)) }),
    ...(name && { name: unlessSet('name', name.slice(0, 100)) }),
  }
  switch (outcome) {
    case 'paid':
      return { ...known, completedAt: earliest('completedAt', at), paidAt: earliest('paidAt', at) }
    case 'pending':
      return { ...known, completedAt: earliest('completedAt', at) }
    case 'failed':
      return { ...known, failedAt: earliest('failedAt', at) }
    case 'expired':
      return { ...known, expiredAt: earliest('expiredAt', at) }
    case 'open':
      return known
  }
}

/** Applies the state of a payment page, from an event or from a question to the provider. */
export const applySession = async (
  payload: Payload,
  session: SessionFacts,
  {
    outcome = session.outcome,
    at,
    eventId,
  }: { outcome?: SessionFacts['outcome'] | 'failed'; at: Date; eventId?: string },
): Promise<PaymentOutcome> => {
  const donation = await findDonation(payload, session.donation)
  if (!donation) return { outcome: 'ignored' }
  return applyOrFlag(payload, donation, {
    mismatch: sessionMismatch(donation, session),
    fields: sessionFields(session, outcome, at),
    eventId,
  })
}

type Refund = Extract<PaymentNotice, { kind: 'refund' }>
type Dispute = Extract<PaymentNotice, { kind: 'dispute' }>

/** A dispute that has ended stays ended, whatever is reported afterwards; one that is won costs nothing. */
const disputeFields = ({ disputeId, state, disputedCents }: Dispute): DonationFields => {
  const isEnded = { $in: ['$disputeState', ['won', 'lost']] }
  return {
    disputeId: unlessSet('disputeId', disputeId),
    disputeState: { $cond: [isEnded, '$disputeState', state] },
    disputedCents: { $cond: [isEnded, '$disputedCents', state === 'won' ? 0 : disputedCents] },
  }
}

/** A refund is reported with the sum of all refunds so far: the largest is the latest, and its moment counts. */
const refundFields = ({ paymentIntentId, refundedCents }: Refund, at: Date): DonationFields => ({
  paymentIntentId: unlessSet('paymentIntentId', paymentIntentId),
  refundedCents: { $max: ['$refundedCents', refundedCents] },
  refundedAt: { $cond: [{ $gt: [refundedCents, { $ifNull: ['$refundedCents', 0] }] }, at, '$refundedAt'] },
})

/** Why money that went back does not fit the donation; undefined when it does. */
const reversalMismatch = (donation: StoredDonation, notice: Refund | Dispute): string | undefined => {
  const cents = notice.kind === 'refund' ? notice.refundedCents : notice.disputedCents
  if (notice.currency !== donation.currency || cents > donation.amountCents)
    return `The provider names ${cents} cents (${notice.currency}) going back of ${donation.amountCents} (${donation.currency})`
  const hasOtherDispute =
    notice.kind === 'dispute' && Boolean(donation.disputeId) && donation.disputeId !== notice.disputeId
  return hasOtherDispute ? 'A second dispute was opened about this donation' : undefined
}

const applyReversal = async (
  payload: Payload,
  { id: eventId, happenedAt }: { id: string; happenedAt: Date },
  notice: Refund | Dispute,
): Promise<PaymentOutcome> => {
  const { paymentIntentId } = notice
  const donation =
    (await findDonationByPayment(payload, paymentIntentId)) ??
    (notice.kind === 'refund' ? await findDonation(payload, notice.donation) : null)
  if (!donation) return { outcome: 'waiting', paymentIntentId }
  return applyOrFlag(payload, donation, {
    mismatch: reversalMismatch(donation, notice),
    fields: notice.kind === 'refund' ? refundFields(notice, happenedAt) : disputeFields(notice),
    eventId,
  })
}

/** Applies a payment event to the ledger. Safe to repeat, and in any order. */
export const applyPaymentEvent = async (
  payload: Payload,
  { id, happenedAt, notice }: { id: string; happenedAt: Date; notice: PaymentNotice },
): Promise<PaymentOutcome> => {
  switch (notice.kind) {
    case 'session':
      return applySession(payload, notice.session, { outcome: notice.outcome, at: happenedAt, eventId: id })
    case 'refund':
    case 'dispute':
      return applyReversal(payload, { id, happenedAt }, notice)
    case 'charge':
    case 'other':
      return { outcome: 'ignored' }
  }
}
