import type { Payload } from 'payload'
import { postWebhook } from '../../../services/webhooks/postWebhook'
import { signWebhook } from '../../../services/webhooks/signWebhook'
import { type ClaimedDelivery, giveBack, giveUp, markDelivered, retryLater } from './deliveriesRepository'
import { isLoopbackAllowed } from './isLoopbackAllowed'
import { PAUSE_AFTER_MS, RETRY_DELAYS_MS, retryDelayMs } from './retryDelays'
import { openWebhookSecret } from './webhookSecrets'
import { type StoredWebhook, findWebhook, noteFailure, noteSuccess } from './webhooksRepository'

/** The receiver wants nothing more. Source: standardwebhooks.com, "Operational considerations". */
const GONE = 410

const UNREADABLE = 'The secret cannot be read with the secret of this installation. Please make a new one.'

export interface DeliveryTimes {
  /** Milliseconds. */
  retryDelays?: readonly number[]
  deadlineMs?: number
  pauseAfterMs?: number
}

/** The `webhook-id` of a delivery: the same at each attempt. */
const messageIdOf = ({ _id }: Pick<ClaimedDelivery, '_id'>): string => `msg_${_id.toHexString()}`

/** The secrets that sign now, the newest first; two for a day after one was replaced. */
const secretsOf = (
  payload: Payload,
  { _id, secret, oldSecret, oldSecretEndsAt }: StoredWebhook,
): string[] => {
  const isOldValid = oldSecret && oldSecretEndsAt && oldSecretEndsAt.getTime() > Date.now()
  return [secret, ...(isOldValid ? [oldSecret] : [])].flatMap(
    (stored) => openWebhookSecret(payload, _id.toHexString(), stored) ?? [],
  )
}

const post = (
  payload: Payload,
  webhook: StoredWebhook,
  delivery: ClaimedDelivery,
  deadlineMs: number | undefined,
) => {
  const secrets = secretsOf(payload, webhook)
  if (secrets.length === 0) return Promise.resolve({ isDelivered: false, error: UNREADABLE })
  const { body } = delivery
  return postWebhook({
    url: webhook.url,
    headers: signWebhook({ id: messageIdOf(delivery), at: new Date(), body }, secrets),
    body,
    isLoopbackAllowed: isLoopbackAllowed(),
    ...(deadlineMs !== undefined && { deadlineMs }),
  })
}

/**
 * Makes one attempt at a claimed delivery and records what came of it. Rejects only when the database does not answer.
 */
export const deliver = async (
  payload: Payload,
  delivery: ClaimedDelivery,
  { retryDelays = RETRY_DELAYS_MS, deadlineMs, pauseAfterMs = PAUSE_AFTER_MS }: DeliveryTimes = {},
): Promise<'delivered' | 'failed' | 'paused'> => {
  const webhook = await findWebhook(payload, delivery.webhook)
  if (!webhook || webhook.pause) {
    await giveBack(payload, delivery)
    return 'paused'
  }
  const { isDelivered, ...outcome } = await post(payload, webhook, delivery, deadlineMs)
  if (isDelivered) {
    await markDelivered(payload, delivery, outcome)
    await noteSuccess(payload, webhook._id)
    return 'delivered'
  }
  const isGone = 'status' in outcome && outcome.status === GONE
  const delayMs = isGone ? undefined : retryDelayMs(delivery.attempts, retryDelays)
  if (delayMs === undefined) await giveUp(payload, delivery, outcome)
  else await retryLater(payload, delivery, outcome, delayMs)
  await noteFailure(payload, webhook._id, { isGone, pauseAfterMs })
  return 'failed'
}
