import { z } from 'zod'
import { type OrderProblem, placeOrder } from '../../../domain/events/orders'
import { newOrderSchema } from '../../../domain/events/orders/orders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { EVENT_ID } from '../eventSchemas'

const answerProblem = (refused: OrderProblem): Response => {
  switch (refused.problem) {
    case 'not_found':
      return problem(404, 'not_found', TEXTS.eventNotFound)
    case 'closed':
      return problem(409, 'closed', TEXTS.closed)
    case 'full':
      return problem(409, 'full', TEXTS.full)
    case 'has_ticket':
      return problem(409, 'has_ticket', TEXTS.hasTicket)
    case 'too_many_unpaid':
      return problem(409, 'too_many_unpaid', TEXTS.tooManyUnpaid)
    case 'key_used':
      return problem(409, 'key_used', TEXTS.keyUsed)
    case 'not_on_sale':
      return problem(409, 'not_on_sale', TEXTS.notOnSale(refused.typeName))
    case 'sold_out':
      return problem(409, 'sold_out', TEXTS.soldOut(refused.typeName))
    case 'too_many_of_type':
      return problem(409, 'too_many_of_type', TEXTS.tooManyOfType(refused.typeName))
  }
}

/**
 * `POST /api/events/:id/orders` `{ key, currency, hold, tickets }`: orders tickets; their seats are held until the order
 * is paid. Answers 201 `{ id }`, 400, 401, 404, 409 with why there are none, 429. Source: issue 34, part 1.
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
    return 'problem' in placed ? answerProblem(placed) : Response.json(placed, { status: 201 })
  },
})
