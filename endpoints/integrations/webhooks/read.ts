import { listDeliveries, listWebhooks } from '../../../domain/integrations/webhooks'
import { deliveryListSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { deliveriesAnswer, NO_WEBHOOK, WEBHOOK_ID, webhooksAnswer } from '../integrationSchemas'
import { NO_STORE, webhookOf, webhookProblem } from './webhookAnswers'

/** `GET /api/webhooks`: the webhooks, without their secrets. Answers 200 `WebhookList`, 401, 403. */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Webhooks, without their secrets',
    answers: { ...reads(webhooksAnswer, 'The webhooks') },
  },
  access: withRight('site'),
  handler: async (req) => Response.json(await listWebhooks(req.payload), NO_STORE),
})

/**
 * `GET /api/webhooks/:id/deliveries?page=&status=`: what was, or is to be, sent to a webhook, the latest first. Answers
 * 200 `DeliveryPage`, 400, 401, 403, 404.
 */
export const deliveries = declareEndpoint({
  method: 'get',
  path: '/:id/deliveries',
  operation: {
    tag: 'Staff: integrations',
    summary: 'What was, or is to be, sent to a webhook, the latest first',
    parameters: WEBHOOK_ID,
    answers: { ...reads(deliveriesAnswer, 'A page of messages'), ...NO_WEBHOOK },
  },
  access: withRight('site'),
  query: deliveryListSchema,
  handler: async (req, { query }) => {
    const page = await listDeliveries(req.payload, webhookOf(req), query)
    return page ? Response.json(page, NO_STORE) : webhookProblem('not_found')
  },
})
