import { z } from 'zod'
import { placeOrder } from '../../../domain/events/orders'
import { newOrderSchema } from '../../../domain/events/orders/orders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { EVENT_ID } from '../eventSchemas'
import { answerOrderProblem } from './answerOrderProblem'

/**
 * `POST /api/events/:id/orders` `{ key, currency, hold, tickets }`: orders tickets; their seats are held until the
 * order is paid. Answers 201 `{ id }`, 400, 401, 404, 409 with why there are none, 429. Source: issue 34, part 1.
 */
export const place = declareEndpoint({
  method: 'post',
  path: '/:id/orders',
  operation: {
    tag: 'Members',
    summary: 'Order tickets; the same key again orders nothing more',
    parameters: EVENT_ID,
    answers: {
      201: { description: 'Ordered', schema: z.object({ id: z.string() }) },
      404: 'There is no such event',
      409: 'Sold out, not on sale, or too many',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: newOrderSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const placed = await placeOrder(req, req.routeParams?.id, user.id, body)
    return 'problem' in placed ? answerOrderProblem(placed) : Response.json(placed, { status: 201 })
  },
})
