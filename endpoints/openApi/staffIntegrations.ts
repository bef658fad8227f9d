import { z } from 'zod'
import {
  API_KEY_STATES,
  API_PERMISSIONS,
  type ApiKeyPage,
  type ApiKeyView,
  type CreatedApiKey,
} from '../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { apiKeyListSchema, apiKeySchema } from '../../domain/integrations/apiKeys/apiKeys.schema'
import {
  DELIVERY_STATUSES,
  type DeliveryPage,
  WEBHOOK_PAUSES,
  type WebhookList,
  type WebhookSecret,
} from '../../domain/integrations/webhooks/webhookRows.schema'
import {
  deliveryListSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookStateSchema,
} from '../../domain/integrations/webhooks/webhooks.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, pageOf, text, whole } from './staffAnswers'
import {
  MEANWHILE,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
} from './staffParts'

const keyAnswer = z.object({
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

const keysAnswer = pageOf(keyAnswer) satisfies z.ZodType<ApiKeyPage>
const createdAnswer = z.object({
  key: z.string().describe('The key itself, told this once.'),
  created: keyAnswer,
}) satisfies z.ZodType<CreatedApiKey>

const webhooksAnswer = z.object({
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

const secretAnswer = z.object({
  id: z.string(),
  secret: z.string().describe('Told this once.'),
}) satisfies z.ZodType<WebhookSecret>

const deliveriesAnswer = pageOf(
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

const WEBHOOK_ID = { id: 'The id of the webhook.' }
const NO_WEBHOOK = { 404: { description: 'There is no such webhook' } }
const queued = { 202: { description: 'It is being sent', schema: outcomeAnswer('queued') } }

/** What staff do with API keys and webhooks. */
export const integrationStaffOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/api-keys/list',
    summary: 'API keys, the latest first, without the keys themselves',
    query: apiKeyListSchema,
    answers: { ...reads(keysAnswer, 'A page of keys'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/api-keys/create',
    summary: 'Make an API key; nobody gives a permission for what they may not read',
    body: apiKeySchema,
    answers: { ...adds(createdAnswer, 'Made'), ...WRONG_FIELDS, ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/api-keys/{id}/revoke',
    summary: 'End an API key at once',
    parameters: { id: 'The id of the key.' },
    answers: {
      ...reads(keyAnswer, 'Ended'),
      ...WITH_PROOF,
      404: { description: 'There is no such key' },
    },
  },
  {
    method: 'get',
    path: '/api/webhooks/list',
    summary: 'Webhooks, without their secrets',
    answers: { ...reads(webhooksAnswer, 'The webhooks'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/webhooks/add',
    summary: 'Make a webhook',
    body: webhookSchema,
    answers: {
      ...adds(secretAnswer, 'Made'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'There are too many webhooks' },
    },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/change',
    summary: 'Change a webhook',
    parameters: WEBHOOK_ID,
    body: webhookChangeSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_WEBHOOK,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/state',
    summary: 'Pause a webhook, or let it go on',
    parameters: WEBHOOK_ID,
    body: webhookStateSchema,
    answers: {
      ...reads(outcomeAnswer('active', 'paused'), 'The state that it has now'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_WEBHOOK,
    },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/secret',
    summary: 'Replace the secret of a webhook; both sign for a day',
    parameters: WEBHOOK_ID,
    answers: { ...reads(secretAnswer, 'Replaced'), ...WITH_PROOF, ...NO_WEBHOOK, ...MEANWHILE },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/remove',
    summary: 'Remove a webhook and its log',
    parameters: WEBHOOK_ID,
    answers: { ...reads(outcomeAnswer('removed'), 'Removed'), ...WITH_PROOF, ...NO_WEBHOOK },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test to a webhook',
    parameters: WEBHOOK_ID,
    answers: { ...queued, ...REFUSALS, ...NO_WEBHOOK, 409: { description: 'The webhook is paused' } },
  },
  {
    method: 'get',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'What was, or is to be, sent to a webhook, the latest first',
    parameters: WEBHOOK_ID,
    query: deliveryListSchema,
    answers: {
      ...reads(deliveriesAnswer, 'A page of messages'),
      ...UNKNOWN_FILTER,
      ...REFUSALS,
      ...NO_WEBHOOK,
    },
  },
  {
    method: 'post',
    path: '/api/webhooks/{id}/deliveries/{delivery}/replay',
    summary: 'Send a message to a webhook again under its id',
    parameters: { ...WEBHOOK_ID, delivery: 'The id of the message.' },
    answers: {
      ...queued,
      ...REFUSALS,
      404: { description: 'There is no such webhook or message' },
      409: { description: 'The webhook is paused, or the message is being sent' },
    },
  },
]
