import type { Payload } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import { postWebhook } from '../../../services/webhooks/postWebhook'
import { signWebhook } from '../../../services/webhooks/signWebhook'
import { recordChange } from '../../audit'
import { addServerTask } from '../../office/tasks'
import { WEBHOOK_PAUSES } from './webhookRows.schema'
import {
  type StoredWebhook,
  findUntold,
  findWebhook,
  markTold,
  noteFailure,
  noteSuccess,
} from './webhooksRepository'
import { type ClaimedDelivery, giveBack, giveUp, markDelivered, retryLater } from './deliveriesRepository'
import { isLoopbackAllowed } from './isLoopbackAllowed'
import { openWebhookSecret } from './webhookSecrets'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The waits after failed attempts: 20 hours and 36 minutes together. */
export const RETRY_DELAYS_MS: readonly number[] = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/**
 * How long to wait after some failed attempts, with a random tenth so that not everything is due at once.
 * @param attempts how many there were, from 1
 * @returns milliseconds; undefined when it is given up
 */
export const retryDelayMs = (
  attempts: number,
  delays: readonly number[] = RETRY_DELAYS_MS,
): number | undefined => {
  const delay = delays[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.95 + Math.random() / 10))
}

/**
 * A webhook that has failed for this long, without a success, is paused. Shorter than the waits of one delivery, so
 * that the first one that is given up pauses it.
 */
export const PAUSE_AFTER_MS = 19 * HOUR_MS

/** Records and adds a task for each webhook that the sender paused. Safe to repeat. */
export const tellOfPaused = async (payload: Payload): Promise<void> => {
  for (const webhook of await findUntold(payload)) {
    const { _id, name, pause, pausedAt } = webhook
    const id = _id.toHexString()
    const reason = pause ? WEBHOOK_PAUSES[pause] : 'Paused'
    await recordChange(
      { payload },
      { action: 'webhook.paused', subject: { collection: 'webhooks', id, title: name }, reason },
    )
    await addServerTask(payload, {
      key: `webhook:${id}:${pausedAt?.getTime() ?? 0}`,
      title: `The webhook “${name}” is paused`,
      note: `${reason}. What happens meanwhile waits for up to 30 days.`,
      link: deskPaths.webhook.build(id),
    })
    await markTold(payload, webhook)
  }
}

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
 * Makes one attempt at a claimed delivery and records its result. Rejects only when the database does not answer.
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
