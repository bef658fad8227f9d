import type { Endpoint } from 'payload'
import { listDeliveries, listWebhooks } from '../../../domain/integrations/webhooks'
import { deliveryListSchema } from '../../../domain/integrations/webhooks/webhooks.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { NO_STORE, webhookOf, webhookProblem } from './webhookAnswers'

/** `GET /api/webhooks/list`: the webhooks, without their secrets. Answers 200 `WebhookList`, 401, 403. */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) =>
    refuseWithout('site', req) ?? Response.json(await listWebhooks(req.payload), NO_STORE),
}

/**
 * `GET /api/webhooks/:id/deliveries?page=&status=`: what was, or is to be, sent to a webhook, the latest first. Answers
 * 200 `DeliveryPage`, 400, 401, 403, 404.
 */
export const deliveries: Endpoint = {
  method: 'get',
  path: '/:id/deliveries',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const input = deliveryListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const page = await listDeliveries(req.payload, webhookOf(req), input.data)
    return page ? Response.json(page, NO_STORE) : webhookProblem('not_found')
  },
}
