import { requestGuestOrder } from '../../../domain/events/guestOrders'
import { guestOrderSchema } from '../../../domain/events/guestOrders/guestOrders.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { everybody } from '../../guards'
import { EVENT_ID } from '../eventSchemas'
import { answerOrderProblem } from './answerOrderProblem'

/**
 * `POST /api/events/:id/guest-orders` `{ fullName, email, key, currency, hold, tickets }`: mails a visitor the link
 * that orders tickets; no seat is held before it is used. Answers 200 `{ outcome: 'received' }` whether or not the
 * address has an account, 400, 404, 409 with why there are none, 429. Source: issue 34, part 1.
 */
export const requestGuest = declareEndpoint({
  method: 'post',
  path: '/:id/guest-orders',
  operation: {
    tag: 'Public',
    summary: 'Ask for tickets without an account; the link that is mailed orders them',
    parameters: EVENT_ID,
    answers: {
      ...reads(outcomeAnswer('received'), 'The link is mailed'),
      404: 'There is no such event',
      409: 'Sold out, not on sale, or too many',
      ...TOO_MANY,
    },
  },
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: guestOrderSchema,
  handler: async (req, { body }) => {
    const refused = await requestGuestOrder(req, req.routeParams?.id, body)
    if (!refused) return Response.json({ outcome: 'received' })
    return refused.problem === 'too_many_attempts'
      ? tooManyAttempts(refused.retryAfterSeconds)
      : answerOrderProblem(refused)
  },
})
