import { replayDelivery, sendTest } from '../../../domain/integrations/webhooks'
import { declareEndpoint } from '../../declareEndpoint'
import { withRight } from '../../guards'
import { NO_WEBHOOK, queued, WEBHOOK_ID } from '../integrationSchemas'
import { deliveryOf, webhookOf, webhookProblem } from './webhookAnswers'

/**
 * `POST /api/webhooks/:id/test`: sends a test. Answers 202 `{ outcome: 'queued' }`, 401, 403, 404, 409 while paused.
 */
export const test = declareEndpoint({
  method: 'post',
  path: '/:id/test',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Send a test to a webhook',
    parameters: WEBHOOK_ID,
    answers: { ...queued, ...NO_WEBHOOK, 409: 'The webhook is paused' },
  },
  access: withRight('site'),
  handler: async (req) => {
    const result = await sendTest(req, webhookOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, { status: 202 })
  },
})

/**
 * `POST /api/webhooks/:id/deliveries/:delivery/replay`: sends a message again under its `webhook-id`. Answers 202
 * `{ outcome: 'queued' }`, 401, 403, 404, 409 while the webhook is paused or the message is being sent.
 */
export const replay = declareEndpoint({
  method: 'post',
  path: '/:id/deliveries/:delivery/replay',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Send a message to a webhook again under its id',
    parameters: { ...WEBHOOK_ID, delivery: 'The id of the message.' },
    answers: {
      ...queued,
      404: 'There is no such webhook or message',
      409: 'The webhook is paused, or the message is being sent',
    },
  },
  access: withRight('site'),
  handler: async (req) => {
    const result = await replayDelivery(req, webhookOf(req), deliveryOf(req))
    return 'problem' in result ? webhookProblem(result.problem) : Response.json(result, { status: 202 })
  },
})
