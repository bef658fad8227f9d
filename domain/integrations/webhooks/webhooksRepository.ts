import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Webhook } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { WebhookPause } from './webhookRows.schema'
import type { WebhookInput } from './webhooks.schema'

export type StoredWebhook = Stored<Webhook>

const webhooksOf = (payload: Payload) => modelOf(payload, 'webhooks')

/** Every webhook, by name. There are few: see `WEBHOOK_LIMITS`. */
export const findWebhooks = (payload: Payload): Promise<StoredWebhook[]> =>
  webhooksOf(payload).find({}).sort({ name: 1, _id: 1 }).limit(100).lean<StoredWebhook[]>().exec()

export const findWebhook = (payload: Payload, id: string | ObjectId): Promise<StoredWebhook | null> =>
  webhooksOf(payload).findById(id).lean<StoredWebhook | null>().exec()

export const countWebhooks = (payload: Payload): Promise<number> =>
  webhooksOf(payload).countDocuments({}).exec()

/** The ids of the webhooks that are not paused. */
export const findActiveWebhooks = async (payload: Payload): Promise<ObjectId[]> => {
  const found = await webhooksOf(payload)
    .find({ pause: null }, { _id: 1 })
    .lean<Pick<StoredWebhook, '_id'>[]>()
  return found.map(({ _id }) => _id)
}

/**
 * Stores a new webhook.
 * @param seal seals its secret, which is bound to its id
 */
export const createWebhook = async (
  payload: Payload,
  input: WebhookInput,
  seal: (id: string) => string,
): Promise<string> => {
  const _id = new ObjectId()
  const id = _id.toHexString()
  await webhooksOf(payload).create({ _id, ...input, secret: seal(id), revision: 0 })
  return id
}

type Condition = Record<string, unknown>

/** Changes a webhook if it still is as the caller read it; returns it as it was before, else null. */
export const changeWebhook = (
  payload: Payload,
  id: string,
  condition: Condition,
  { set = {}, unset }: { set?: Condition; unset?: Record<string, 1> },
): Promise<StoredWebhook | null> =>
  webhooksOf(payload)
    .findOneAndUpdate(
      { _id: id, ...condition },
      { $set: set, ...(unset && { $unset: unset }), $inc: { revision: 1 } },
    )
    .lean<StoredWebhook | null>()
    .exec()

/** Deletes a webhook, and returns what it was. */
export const deleteWebhook = (payload: Payload, id: string): Promise<StoredWebhook | null> =>
  webhooksOf(payload).findOneAndDelete({ _id: id }).lean<StoredWebhook | null>().exec()

/** Notes that an attempt succeeded. */
export const noteSuccess = async (payload: Payload, id: ObjectId): Promise<void> => {
  await webhooksOf(payload).updateOne(
    { _id: id },
    { $set: { lastDeliveredAt: new Date() }, $unset: { failingSinceAt: 1 } },
  )
}

/** Notes that an attempt failed, and pauses the webhook when all have for some time. */
export const noteFailure = async (
  payload: Payload,
  id: ObjectId,
  { isGone, pauseAfterMs }: { isGone: boolean; pauseAfterMs: number },
): Promise<void> => {
  const webhooks = webhooksOf(payload)
  const now = new Date()
  await webhooks.updateOne({ _id: id, failingSinceAt: null }, { $set: { failingSinceAt: now } })
  const isDue = isGone ? {} : { failingSinceAt: { $ne: null, $lte: new Date(now.getTime() - pauseAfterMs) } }
  const pause: WebhookPause = isGone ? 'gone' : 'failing'
  await webhooks.updateOne(
    { _id: id, pause: null, ...isDue },
    { $set: { pause, pausedAt: now, isUntold: true }, $inc: { revision: 1 } },
  )
}

/** The webhooks that the sender paused, of which staff do not know yet. */
export const findUntold = (payload: Payload): Promise<StoredWebhook[]> =>
  webhooksOf(payload).find({ isUntold: true }).limit(100).lean<StoredWebhook[]>().exec()

export const markTold = async (payload: Payload, { _id, pausedAt }: StoredWebhook): Promise<void> => {
  await webhooksOf(payload).updateOne({ _id, pausedAt }, { $unset: { isUntold: 1 } })
}
