import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { WebhookDelivery } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { DeliveryFilter } from './webhooks.schema'

/*
 * The states of a delivery, each step one conditional update of one document:
 *
 *   waiting → (claimed: under a lease, due again when it ends) → delivered
 *                                                              ├→ waiting   tried again later
 *                                                              └→ failed    given up
 *
 * A process that ends in the middle leaves a lease: when it has ended, the delivery is due again. So each is sent at
 * least once, and under the same `webhook-id`.
 */

export type StoredDelivery = Stored<WebhookDelivery>

/** Longer than an attempt takes. */
const LEASE_MS = 60_000

/** A delivery under a lease of the sender that claimed it. */
export type ClaimedDelivery = StoredDelivery & { lease: string }

const deliveriesOf = (payload: Payload) => modelOf(payload, 'webhook-deliveries')

/** Claims the delivery of a webhook that has waited longest, or null when none is due. */
export const claimNext = (payload: Payload, webhook: ObjectId): Promise<ClaimedDelivery | null> => {
  const now = new Date()
  return deliveriesOf(payload)
    .findOneAndUpdate(
      { webhook, status: 'waiting', dueAt: { $lte: now } },
      {
        $set: { lease: randomUUID(), dueAt: new Date(now.getTime() + LEASE_MS), lastAttemptAt: now },
        $inc: { attempts: 1 },
      },
      { sort: { dueAt: 1, _id: 1 }, new: true },
    )
    .lean<ClaimedDelivery | null>()
    .exec()
}

/** What the receiver said, or why nothing. */
export interface Outcome {
  status?: number
  answer?: string
  error?: string
}

const toStored = ({ status, answer, error }: Outcome) => ({
  answerStatus: status ?? null,
  answer: answer || null,
  error: error ?? null,
})

const endAttempt = async (
  payload: Payload,
  { _id, lease }: ClaimedDelivery,
  set: Record<string, unknown>,
  unset: Record<string, 1> = {},
): Promise<void> => {
  await deliveriesOf(payload).updateOne(
    { _id, lease, status: 'waiting' },
    { $set: set, $unset: { lease: 1, ...unset } },
  )
}

/** Records that the receiver took it. */
export const markDelivered = (payload: Payload, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> =>
  endAttempt(payload, delivery, { status: 'delivered', ...toStored(outcome) }, { dueAt: 1 })

/** Has it tried again after some time. */
export const retryLater = (
  payload: Payload,
  delivery: ClaimedDelivery,
  outcome: Outcome,
  delayMs: number,
): Promise<void> =>
  endAttempt(payload, delivery, { dueAt: new Date(Date.now() + delayMs), ...toStored(outcome) })

/** Records that it is not tried again unless staff ask for it. */
export const giveUp = (payload: Payload, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> =>
  endAttempt(payload, delivery, { status: 'failed', ...toStored(outcome) }, { dueAt: 1 })

/** Gives back a claim that led to no attempt. */
export const giveBack = async (payload: Payload, { _id, lease }: ClaimedDelivery): Promise<void> => {
  await deliveriesOf(payload).updateOne(
    { _id, lease, status: 'waiting' },
    { $set: { dueAt: new Date() }, $inc: { attempts: -1 }, $unset: { lease: 1 } },
  )
}

/** Makes what an earlier process claimed due at once. Only where no other process uses the database. */
export const releaseClaims = async (payload: Payload): Promise<void> => {
  await deliveriesOf(payload).updateMany(
    { status: 'waiting', lease: { $ne: null } },
    { $set: { dueAt: new Date() }, $unset: { lease: 1 } },
  )
}

/**
 * Has a delivery sent again, now, under the same `webhook-id`; also one that waits. Not one that is being sent.
 * @returns what it was; null when it is being sent, or does not exist
 */
export const sendAgain = (payload: Payload, webhook: string, id: string): Promise<StoredDelivery | null> =>
  deliveriesOf(payload)
    .findOneAndUpdate(
      {
        _id: id,
        webhook,
        $or: [{ status: { $in: ['delivered', 'failed'] } }, { status: 'waiting', lease: null }],
      },
      { $set: { status: 'waiting', attempts: 0, dueAt: new Date() }, $unset: { lease: 1 } },
    )
    .lean<StoredDelivery | null>()
    .exec()

/** A page of the deliveries of a webhook, the latest first. */
export const findDeliveryPage = async (
  payload: Payload,
  webhook: string,
  { page, status }: DeliveryFilter,
  perPage: number,
): Promise<{ docs: StoredDelivery[]; totalDocs: number }> => {
  const condition = { webhook, ...(status && { status }) }
  const [docs, totalDocs] = await Promise.all([
    deliveriesOf(payload)
      .find(condition)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredDelivery[]>(),
    deliveriesOf(payload).countDocuments(condition),
  ])
  return { docs, totalDocs }
}

export const hasDelivery = async (payload: Payload, webhook: string, id: string): Promise<boolean> =>
  (await deliveriesOf(payload).exists({ _id: id, webhook })) !== null

/** Deletes what was, or was to be, sent to a webhook. */
export const deleteDeliveriesTo = async (payload: Payload, webhook: string): Promise<void> => {
  await deliveriesOf(payload).deleteMany({ webhook })
}

/** Deletes what tells of a person. */
export const deleteDeliveriesAbout = async (payload: Payload, account: string): Promise<void> => {
  await deliveriesOf(payload).deleteMany({ account })
}
