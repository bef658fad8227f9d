import type { Payload } from 'payload'
import { type StoredDelivery, findDeliveryPage } from './deliveriesRepository'
import type { DeliveryPage, DeliveryRow, WebhookList, WebhookRow } from './webhookRows.schema'
import { DELIVERIES_PER_PAGE, type DeliveryFilter } from './webhooks.schema'
import { type StoredWebhook, findWebhook, findWebhooks } from './webhooksRepository'

const isoOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null

const toRow = (webhook: StoredWebhook): WebhookRow => {
  const { _id, name, url, kinds, pause, failingSinceAt, lastDeliveredAt, oldSecretEndsAt, revision } = webhook
  const isOldValid = oldSecretEndsAt && oldSecretEndsAt.getTime() > Date.now()
  return {
    id: _id.toHexString(),
    name,
    url,
    kinds: [...kinds],
    pause: pause ?? null,
    failingSince: isoOf(failingSinceAt),
    lastDeliveredAt: isoOf(lastDeliveredAt),
    oldSecretUntil: isOldValid ? oldSecretEndsAt.toISOString() : null,
    revision,
  }
}

/** The webhooks, by name, without their secrets. */
export const listWebhooks = async (payload: Payload): Promise<WebhookList> => ({
  webhooks: (await findWebhooks(payload)).map(toRow),
})

const toDeliveryRow = (delivery: StoredDelivery): DeliveryRow => {
  const { _id, kind, status, createdAt, attempts, lastAttemptAt, dueAt, answerStatus, answer, error, body } =
    delivery
  return {
    id: _id.toHexString(),
    kind,
    status,
    createdAt: createdAt.toISOString(),
    attempts,
    lastAttemptAt: isoOf(lastAttemptAt),
    dueAt: status === 'waiting' ? isoOf(dueAt) : null,
    answerStatus: answerStatus ?? null,
    answer: answer ?? null,
    error: error ?? null,
    body,
  }
}

/** A page of what was, or is to be, sent to a webhook; undefined when there is no such webhook. */
export const listDeliveries = async (
  payload: Payload,
  webhook: string,
  filter: DeliveryFilter,
): Promise<DeliveryPage | undefined> => {
  if (!(await findWebhook(payload, webhook))) return undefined
  const { docs, totalDocs } = await findDeliveryPage(payload, webhook, filter, DELIVERIES_PER_PAGE)
  return {
    docs: docs.map(toDeliveryRow),
    totalDocs,
    page: filter.page,
    totalPages: Math.max(1, Math.ceil(totalDocs / DELIVERIES_PER_PAGE)),
  }
}
