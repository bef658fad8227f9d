import { z } from 'zod'
import {
  API_KEY_STATES,
  API_PERMISSIONS,
  type ApiKeyPage,
  type ApiKeyView,
  type CreatedApiKey,
} from '../../domain/integrations/apiKeys/apiKeyTexts.schema'
import {
  DELIVERY_STATUSES,
  type DeliveryPage,
  WEBHOOK_PAUSES,
  type WebhookList,
  type WebhookSecret,
} from '../../domain/integrations/webhooks/webhookRows.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, pageOf, text, whole } from '../answerSchemas'

export const keyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string().describe('The first characters of the key.'),
  permissions: z.array(z.enum(keysOf(API_PERMISSIONS))),
  requestsPerMinute: whole,
  state: z.enum(keysOf(API_KEY_STATES)),
  createdAt: z.string(),
  createdBy: text,
  expiresAt: z.string(),
  lastUsedAt: text,
  revokedAt: text,
}) satisfies z.ZodType<ApiKeyView>

export const keysAnswer = pageOf(keyAnswer) satisfies z.ZodType<ApiKeyPage>
export const createdAnswer = z.object({
  key: z.string().describe('The key itself, told this once.'),
  created: keyAnswer,
}) satisfies z.ZodType<CreatedApiKey>

export const webhooksAnswer = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      kinds: z.array(z.string()),
      pause: z.enum(keysOf(WEBHOOK_PAUSES)).nullable(),
      failingSince: text,
      lastDeliveredAt: text,
      oldSecretUntil: text,
      revision: whole.describe('To be sent with the next change.'),
    }),
  ),
}) satisfies z.ZodType<WebhookList>

export const secretAnswer = z.object({
  id: z.string(),
  secret: z.string().describe('Told this once.'),
}) satisfies z.ZodType<WebhookSecret>

export const deliveriesAnswer = pageOf(
  z.object({
    id: z.string(),
    kind: z.string(),
    status: z.enum(keysOf(DELIVERY_STATUSES)),
    createdAt: z.string(),
    attempts: whole,
    lastAttemptAt: text,
    dueAt: text,
    answerStatus: whole.nullable(),
    answer: text,
    error: text,
    body: z.string(),
  }),
) satisfies z.ZodType<DeliveryPage>

export const WEBHOOK_ID = { id: 'The id of the webhook.' }
export const NO_WEBHOOK = { 404: 'There is no such webhook' }
export const queued = { 202: { description: 'It is being sent', schema: outcomeAnswer('queued') } }
