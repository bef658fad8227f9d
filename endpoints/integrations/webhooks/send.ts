import type { Endpoint } from 'payload'
import { replayDelivery, sendTest } from '../../../domain/integrations/webhooks'
import { refuseWithout } from '../../refuseWithout'
import { deliveryOf, webhookOf, webhookProblem } from './webhookAnswers'

/**
 * `POST /api/webhooks/:id/test`: sends a test. Answers 202 `{ outcome: 'queued' }`, 401, 403, 404, 409 while paused.
 */
export const test: Endpoint = {
  method: 'post',
  path: '/:id/test',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const result = await sendTest(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, { status: 202 })
  },
}

/**
 * `POST /api/webhooks/:id/deliveries/:delivery/replay`: sends a message again under its `webhook-id`. Answers 202
 * `{ outcome: 'queued' }`, 401, 403, 404, 409 while the webhook is paused or the message is being sent.
 */
export const replay: Endpoint = {
  method: 'post',
  path: '/:id/deliveries/:delivery/replay',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const result = await replayDelivery(req, webhookOf(req), deliveryOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, { status: 202 })
  },
}
