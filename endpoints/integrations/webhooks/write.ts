import { addWebhook, editWebhook } from '../../../domain/integrations/webhooks'
import { webhookChangeSchema, webhookSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { fieldProblem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, MEANWHILE, reads } from '../../describedAnswers'
import { NO_WEBHOOK, secretAnswer, WEBHOOK_ID } from '../integrationSchemas'
import { changesSettings, NO_STORE, webhookOf, webhookProblem } from './webhookAnswers'

const refuseAddress = (text: string): Response => fieldProblem(400, 'forbidden_target', 'url', text)

/**
 * `POST /api/webhooks` `{ name, url, kinds }`: makes a webhook. Answers 201 `WebhookSecret`, the only time that the
 * secret is told; 400, 401 (also without a fresh proof), 403, 409 when there are too many.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Make a webhook',
    answers: { ...adds(secretAnswer, 'Made'), 409: 'There are too many webhooks' },
  },
  access: changesSettings,
  body: webhookSchema,
  handler: async (req, { body }) => {
    const result = await addWebhook(req, body)
    if ('target' in result) return refuseAddress(result.target)
    return 'problem' in result
      ? webhookProblem(result.problem)
      : Response.json(result, { status: 201, ...NO_STORE })
  },
})

/**
 * `POST /api/webhooks/:id/change` `{ name, url, kinds, revision }`. Answers 200 `{ outcome: 'changed' }`, 400, 401
 * (also without a fresh proof), 403, 404, 409 when somebody changed it in the meantime.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Change a webhook',
    parameters: WEBHOOK_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_WEBHOOK, ...MEANWHILE },
  },
  access: changesSettings,
  body: webhookChangeSchema,
  handler: async (req, { body }) => {
    const result = await editWebhook(req, webhookOf(req), body)
    if ('target' in result) return refuseAddress(result.target)
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result)
  },
})
