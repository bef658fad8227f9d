import { type Collection, type Document, type FindCursor, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Donation } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { isObjectId } from '../../../platform/isObjectId'
import type { Stored } from '../../../platform/stored.types'
import type { DonationTotal } from './checkout.schema'

/** A donation as the database holds it. Every donation is created with an access key. */
export type StoredDonation = Stored<Donation, 'openingUntil'> & { accessKey: string }

/** The native collection: updates are pipelines, which mongoose would not cast. */
const donationsOf = (payload: Payload): Collection<StoredDonation> =>
  modelOf(payload, 'donations').collection as unknown as Collection<StoredDonation>

/** Finds a donation by its id; null for a value that is not an id. */
export const findDonation = async (payload: Payload, id: unknown): Promise<StoredDonation | null> => {
  if (id instanceof ObjectId) return donationsOf(payload).findOne({ _id: id })
  return isObjectId(id) ? donationsOf(payload).findOne({ _id: new ObjectId(id) }) : null
}

/** Donations by their ids, by id. */
export const findDonationsById = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, StoredDonation>> => {
  if (ids.length === 0) return new Map()
  const found = await donationsOf(payload)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(found.map((donation) => [donation._id.toHexString(), donation]))
}

/** Finds the donation that an unguessable key from the payment page belongs to. */
export const findDonationByAccessKey = async (
  payload: Payload,
  key: unknown,
): Promise<StoredDonation | null> =>
  typeof key === 'string' && /^[\w-]{32}$/.test(key) ? donationsOf(payload).findOne({ accessKey: key }) : null

/** Finds the donation that a client opened with its own key. */
export const findDonationByClientKey = (payload: Payload, key: string): Promise<StoredDonation | null> =>
  donationsOf(payload).findOne({ clientKey: key })

/** Finds the donation that a payment at the provider belongs to. */
export const findDonationByPayment = (
  payload: Payload,
  paymentIntentId: string,
): Promise<StoredDonation | null> => donationsOf(payload).findOne({ paymentIntentId })

/**
 * Claims the right to open the payment page, for one of many requests at once.
 * @returns the claimed donation; null when another request has the claim or the page is open
 */
export const claimCheckout = (
  payload: Payload,
  id: ObjectId,
  claimMs: number,
): Promise<StoredDonation | null> => {
  const now = new Date()
  return donationsOf(payload).findOneAndUpdate(
    { _id: id, checkoutUrl: null, $or: [{ openingUntil: null }, { openingUntil: { $lte: now } }] },
    { $set: { openingUntil: new Date(now.getTime() + claimMs) } },
    { returnDocument: 'after' },
  )
}

/**
 * Releases the claim on the payment page after a failure.
 * @param isAnswered whether the provider answered; it would answer the same to the same attempt, so the next
 * has another number
 */
export const releaseCheckout = async (
  payload: Payload,
  { _id, openingUntil }: StoredDonation,
  isAnswered: boolean,
): Promise<void> => {
  await donationsOf(payload).updateOne(
    { _id, openingUntil },
    { $set: { openingUntil: null }, ...(isAnswered && { $inc: { openingAttempt: 1 } }) },
  )
}

/** Reads how far the opening of the payment page has come. */
export const findCheckout = (
  payload: Payload,
  id: ObjectId,
): Promise<Pick<StoredDonation, 'checkoutUrl' | 'openingUntil'> | null> =>
  donationsOf(payload).findOne({ _id: id }, { projection: { checkoutUrl: 1, openingUntil: 1 } })

/** Stores the payment page that was opened, and ends the claim. */
export const storeCheckout = async (
  payload: Payload,
  id: ObjectId,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> => {
  await donationsOf(payload).updateOne(
    { _id: id },
    { $set: { sessionId, checkoutUrl: url, openingUntil: null } },
  )
}

/**
 * Claims a check of an open donation with the provider.
 * @param intervalMs how long ago the last check must be
 * @returns the claimed donation; null when it is not open, or was checked more recently
 */
export const claimCheck = (
  payload: Payload,
  id: ObjectId,
  now: Date,
  intervalMs: number,
): Promise<StoredDonation | null> =>
  donationsOf(payload).findOneAndUpdate(
    {
      _id: id,
      status: { $in: ['created', 'pending'] },
      $or: [{ checkedAt: null }, { checkedAt: { $lte: new Date(now.getTime() - intervalMs) } }],
    },
    { $set: { checkedAt: now } },
    { returnDocument: 'after' },
  )

/** Finds donations created before a moment and still open, those checked longest ago first. */
export const findOpenDonations = (payload: Payload, before: Date, limit: number): Promise<StoredDonation[]> =>
  donationsOf(payload)
    .find({ status: { $in: ['created', 'pending'] }, createdAt: { $lt: before } })
    .sort({ checkedAt: 1 })
    .limit(limit)
    .toArray()

/** New values of fields, or expressions over their present values. */
export type DonationFields = Record<string, unknown>

/** An expression for a value that may look like one: a name may begin with a dollar sign. */
export const literal = (value: unknown): Document => ({ $literal: value })

/** An expression that keeps the present value of a field, or takes this one when there is none. */
export const unlessSet = (field: string, value: unknown): Document => ({
  $ifNull: [`$${field}`, literal(value)],
})

const isSet = (field: string): Document => ({ $gt: [`$${field}`, null] })

/**
 * The status follows from the other fields alone, so it is the same in whatever order the events came. Money that came
 * and went back counts before money that came; a payment that succeeded counts before attempts that failed.
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

/**
 * Sets fields of a donation, the id of the payment event that reported them, and the status that follows: in one update
 * of one document, so that no crash can come between them. An event that was applied before changes nothing.
 * @param eventId undefined when the provider was asked
 * @returns the donation before, null when nothing was changed; and after
 */
export const updateDonation = async (
  payload: Payload,
  id: ObjectId,
  fields: DonationFields,
  eventId?: string,
): Promise<{ before: StoredDonation | null; after: StoredDonation | null }> => {
  const donations = donationsOf(payload)
  const isNew = eventId === undefined ? {} : { eventIds: { $ne: eventId } }
  const recorded =
    eventId === undefined
      ? {}
      : { eventIds: { $concatArrays: [{ $ifNull: ['$eventIds', []] }, [literal(eventId)]] } }
  const before = await donations.findOneAndUpdate({ _id: id, ...isNew }, [
    { $set: { ...fields, ...recorded } },
    { $set: { status: STATUS, updatedAt: '$$NOW' } },
  ])
  return { before, after: await donations.findOne({ _id: id }) }
}

/** Whether the payment of a donation has arrived. */
export const isDonationPaid = async (payload: Payload, id: ObjectId): Promise<boolean> =>
  (await donationsOf(payload).findOne({ _id: id, paidAt: { $type: 'date' } }, { projection: { _id: 1 } })) !==
  null

/** Stores the number of a donation's receipt. @returns the donation afterwards; null when it does not exist */
export const setReceiptNumber = (
  payload: Payload,
  id: ObjectId,
  receiptNumber: string,
): Promise<StoredDonation | null> =>
  donationsOf(payload).findOneAndUpdate({ _id: id }, { $set: { receiptNumber } }, { returnDocument: 'after' })

/** Records that the receipt of a donation was issued and its mail queued. */
export const markReceiptIssued = async (payload: Payload, id: ObjectId): Promise<void> => {
  await donationsOf(payload).updateOne({ _id: id }, { $set: { receiptedAt: new Date() } })
}

/** Iterates over donations whose payment arrived and whose receipt was not issued. */
export const findDonationsWithoutReceipt = (payload: Payload): FindCursor<Pick<StoredDonation, '_id'>> =>
  donationsOf(payload).find(
    { status: { $in: ['paid', 'refunded', 'disputed'] }, receiptedAt: null },
    { projection: { _id: 1 }, ...EACH_BATCH },
  )

/**
 * Sums by month and status, newest month first. Donations that were never paid count in the month they were
 * created.
 */
export const sumDonations = (payload: Payload): Promise<DonationTotal[]> =>
  donationsOf(payload)
    .aggregate<DonationTotal>([
      {
        $group: {
          _id: {
            month: {
              $dateToString: {
                date: { $ifNull: ['$paidAt', '$createdAt'] },
                format: '%Y-%m',
                timezone: 'Africa/Juba',
              },
            },
            status: '$status',
          },
          count: { $sum: 1 },
          amountCents: { $sum: '$amountCents' },
          refundedCents: { $sum: { $ifNull: ['$refundedCents', 0] } },
          disputedCents: { $sum: { $ifNull: ['$disputedCents', 0] } },
        },
      },
      { $sort: { '_id.month': -1, '_id.status': 1 } },
      {
        $project: {
          _id: 0,
          month: '$_id.month',
          status: '$_id.status',
          count: 1,
          amountCents: 1,
          refundedCents: 1,
          disputedCents: 1,
        },
      },
    ])
    .toArray()

/** Iterates over donations of which the ledger does not have everything: paid, and changed since they were posted. */
export const findUnpostedDonations = (payload: Payload): FindCursor<StoredDonation> =>
  donationsOf(payload).find(
    {
      paidAt: { $type: 'date' },
      $expr: {
        $ne: [
          { $ifNull: ['$postedCents', -1] },
          {
            $min: [
              '$amountCents',
              { $add: [{ $ifNull: ['$refundedCents', 0] }, { $ifNull: ['$disputedCents', 0] }] },
            ],
          },
        ],
      },
    },
    EACH_BATCH,
  )

/** Notes how much of what went back of a donation the ledger has. */
export const markDonationPosted = async (
  payload: Payload,
  { _id, amountCents, refundedCents, disputedCents }: StoredDonation,
): Promise<void> => {
  const postedCents = Math.min(amountCents, (refundedCents ?? 0) + (disputedCents ?? 0))
  await donationsOf(payload).updateOne({ _id }, { $set: { postedCents } })
}
