import type { Endpoint } from 'payload'
import { addWebhook, editWebhook } from '../../../domain/integrations/webhooks'
import { webhookChangeSchema, webhookSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { fieldProblem, invalid, readJson } from '../../answers'
import { NO_STORE, refuseToChange, webhookOf, webhookProblem } from './webhookAnswers'

const refuseAddress = (text: string): Response => fieldProblem(400, 'forbidden_target', 'url', text)

/**
 * `POST /api/webhooks/add` `{ name, url, kinds }`: makes a webhook. Answers 201 `WebhookSecret`, the only time that the
 * secret is told; 400, 401 (also without a fresh proof), 403, 409 when there are too many.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const refusal = await refuseToChange(req)
    if (refusal) return refusal
    const input = webhookSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addWebhook(req, input.data)
    if ('target' in result) return refuseAddress(result.target)
    return 'problem' in result
      ? webhookProblem(result.problem)
      : Response.json(result, { status: 201, ...NO_STORE })
  },
}

/**
 * `POST /api/webhooks/:id/change` `{ name, url, kinds, revision }`. Answers 200 `{ outcome: 'changed' }`, 400, 401
 * (also without a fresh proof), 403, 404, 409 when somebody changed it in the meantime.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const refusal = await refuseToChange(req)
    if (refusal) return refusal
    const input = webhookChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await editWebhook(req, webhookOf(req), input.data)
    if ('target' in result) return refuseAddress(result.target)
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
}
