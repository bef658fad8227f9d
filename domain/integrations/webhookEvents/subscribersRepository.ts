import { channel } from 'node:diagnostics_channel'
import { MongoBulkWriteError, type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Webhook, WebhookDelivery } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { DELIVERIES_KEPT_DAYS, type WebhookEventKind } from './webhookEvents.schema'

const KEPT_MS = DELIVERIES_KEPT_DAYS * 24 * 60 * 60_000

/** Tells the sender of this process, also of what Next's copy of this module has stored for the panel. */
const deliveryStored = channel('association:webhook-delivery-stored')

/**
 * Calls back whenever this process has stored a delivery. A hint alone: the sender also looks by itself.
 * @returns how to stop that
 */
export const onDeliveryStored = (listener: () => void): (() => void) => {
  deliveryStored.subscribe(listener)
  return () => deliveryStored.unsubscribe(listener)
}

/** Wakes the sender of this process. */
export const wakeSender = (): void => deliveryStored.publish(undefined)

/** The webhooks that are told of a kind of event, and were when it happened; paused ones get it when they go on. */
export const findSubscribers = async (
  payload: Payload,
  kind: WebhookEventKind,
  happenedAt: Date,
): Promise<ObjectId[]> => {
  const found = await modelOf(payload, 'webhooks')
    .find({ kinds: kind, createdAt: { $lte: happenedAt } }, { _id: 1 })
    .lean<Pick<Stored<Webhook>, '_id'>[]>()
  return found.map(({ _id }) => _id)
}

export type NewDelivery = Pick<
  Stored<WebhookDelivery>,
  'webhook' | 'kind' | 'subjectId' | 'dedupeKey' | 'body' | 'account'
>

/** Stores deliveries to be sent at once. One with the key of another to the same webhook is left out. */
export const storeDeliveries = async (
  payload: Payload,
  deliveries: readonly NewDelivery[],
): Promise<void> => {
  const now = new Date()
  try {
    await modelOf(payload, 'webhook-deliveries').collection.insertMany(
      deliveries.map((delivery) => ({
        ...delivery,
        status: 'waiting' as const,
        attempts: 0,
        dueAt: now,
        createdAt: now,
        updatedAt: now,
        expiresAt: new Date(now.getTime() + KEPT_MS),
      })),
      { ordered: false, ignoreUndefined: true },
    )
  } catch (error) {
    const isStoredAlready =
      error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(isDuplicateKey)
    if (!isStoredAlready) throw error
  }
  wakeSender()
}
