import { removeWebhook, replaceWebhookSecret, setWebhookState } from '../../../domain/integrations/webhooks'
import { webhookStateSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { NO_WEBHOOK, secretAnswer, WEBHOOK_ID } from '../integrationSchemas'
import { changesSettings, NO_STORE, webhookOf, webhookProblem } from './webhookAnswers'

/**
 * `POST /api/webhooks/:id/state` `{ isActive }`: pauses a webhook, or lets it go on. Answers 200 `{ outcome }`, 400,
 * 401 (also without a fresh proof), 403, 404.
 */
export const state = declareEndpoint({
  method: 'post',
  path: '/:id/state',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Pause a webhook, or let it go on',
    parameters: WEBHOOK_ID,
    answers: {
      ...reads(outcomeAnswer('active', 'paused'), 'The state that it has now'),
      ...NO_WEBHOOK,
    },
  },
  access: changesSettings,
  body: webhookStateSchema,
  handler: async (req, { body }) => {
    const result = await setWebhookState(req, webhookOf(req), body.isActive)
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
})

/**
 * `POST /api/webhooks/:id/secret`: replaces the secret; both sign for a day. Answers 200 `WebhookSecret`, the only time
 * that it is told; 401 (also without a fresh proof), 403, 404, 409 when somebody changed it in the meantime.
 */
export const secret = declareEndpoint({
  method: 'post',
  path: '/:id/secret',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Replace the secret of a webhook; both sign for a day',
    parameters: WEBHOOK_ID,
    answers: { ...reads(secretAnswer, 'Replaced'), ...NO_WEBHOOK, ...MEANWHILE },
  },
  access: changesSettings,
  handler: async (req) => {
    const result = await replaceWebhookSecret(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, NO_STORE)
  },
})

/**
 * `POST /api/webhooks/:id/remove`: removes a webhook and its log. Answers 200 `{ outcome: 'removed' }`, 401 (also
 * without a fresh proof), 403, 404.
 */
export const remove = declareEndpoint({
  method: 'post',
  path: '/:id/remove',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Remove a webhook and its log',
    parameters: WEBHOOK_ID,
    answers: { ...reads(outcomeAnswer('removed'), 'Removed'), ...NO_WEBHOOK },
  },
  access: changesSettings,
  handler: async (req) => {
    const result = await removeWebhook(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
})
