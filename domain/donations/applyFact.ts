import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { recordChange } from '../audit/recordChange'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'

/** What a fact sets: values, or expressions over what is known already. */
export type FactSets = Record<string, unknown>

/** A value as it is, whatever it looks like: a name may begin with a dollar sign. */
export const literal = (value: unknown): Document => ({ $literal: value })

/** Keeps what is known; else takes the value. */
export const unlessKnown = (field: string, value: unknown): Document => ({
  $ifNull: [`$${field}`, literal(value)],
})

const isSet = (field: string): Document => ({ $gt: [`$${field}`, null] })

/**
 * How a donation stands, from the facts alone: the same whatever the order they came in. Money that came and went back
 * counts before money that came; a payment that came in the end counts before tries that failed.
 */
const STATUS: Document = {
  $switch: {
    branches: [
      { case: { $and: [isSet('paidAt'), { $gte: ['$refundedCents', '$amountCents'] }] }, then: 'refunded' },
      { case: { $and: [isSet('paidAt'), { $in: ['$disputeState', ['open', 'lost']] }] }, then: 'disputed' },
      { case: isSet('paidAt'), then: 'paid' },
      { case: isSet('failedAt'), then: 'failed' },
      { case: isSet('expiredAt'), then: 'expired' },
      { case: isSet('completedAt'), then: 'pending' },
    ],
    default: 'created',
  },
}

/** What the audit log keeps of the money of a donation. */
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

/** Tells the audit log of money that came or went; that a page was left or has expired is no news. */
const record = async (payload: Payload, before: StoredDonation, after: StoredDonation): Promise<void> => {
  if (!after.paidAt && !after.isFlagged) return
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
}

/**
 * Adds a fact to a donation, the notification that told it, and the status that follows: in one update of one document,
 * so that no crash can come between them. A notification that was applied already changes nothing.
 * @param eventId of the notification; undefined when the provider was asked
 * @returns the donation afterwards
 */
export const applyFact = async (
  payload: Payload,
  id: ObjectId,
  sets: FactSets,
  eventId?: string,
): Promise<StoredDonation | null> => {
  const donations = donationsOf(payload)
  const isNew = eventId === undefined ? {} : { eventIds: { $ne: eventId } }
  const recorded =
    eventId === undefined
      ? {}
      : { eventIds: { $concatArrays: [{ $ifNull: ['$eventIds', []] }, [literal(eventId)]] } }
  const before = await donations.findOneAndUpdate({ _id: id, ...isNew }, [
    { $set: { ...sets, ...recorded } },
    { $set: { status: STATUS, updatedAt: '$$NOW' } },
  ])
  const after = await donations.findOne({ _id: id })
  if (before && after) await record(payload, before, after)
  return after
}
