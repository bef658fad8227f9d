import type { Endpoint } from 'payload'
import { removeWebhook, replaceWebhookSecret, setWebhookState } from '../../../domain/integrations/webhooks'
import { webhookStateSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { invalid, readJson } from '../../answers'
import { NO_STORE, refuseToChange, webhookOf, webhookProblem } from './webhookAnswers'

/**
 * `POST /api/webhooks/:id/state` `{ isActive }`: pauses a webhook, or lets it go on. Answers 200 `{ outcome }`, 400,
 * 401 (also without a fresh proof), 403, 404.
 */
export const state: Endpoint = {
  method: 'post',
  path: '/:id/state',
  handler: async (req) => {
    const refusal = await refuseToChange(req)
    if (refusal) return refusal
    const input = webhookStateSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await setWebhookState(req, webhookOf(req), input.data.isActive)
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
}

/**
 * `POST /api/webhooks/:id/secret`: replaces the secret; both sign for a day. Answers 200 `WebhookSecret`, the only time
 * that it is told; 401 (also without a fresh proof), 403, 404, 409 when somebody changed it in the meantime.
 */
export const secret: Endpoint = {
  method: 'post',
  path: '/:id/secret',
  handler: async (req) => {
    const refusal = await refuseToChange(req)
    if (refusal) return refusal
    const result = await replaceWebhookSecret(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, NO_STORE)
  },
}

/**
 * `POST /api/webhooks/:id/remove`: removes a webhook and its log. Answers 200 `{ outcome: 'removed' }`, 401 (also
 * without a fresh proof), 403, 404.
 */
export const remove: Endpoint = {
  method: 'post',
  path: '/:id/remove',
  handler: async (req) => {
    const refusal = await refuseToChange(req)
    if (refusal) return refusal
    const result = await removeWebhook(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
}
