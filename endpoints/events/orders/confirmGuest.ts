import { z } from 'zod'
import { type GuestProblem, confirmGuestOrder } from '../../../domain/events/guestOrders'
import {
  type ConfirmedGuestOrder,
  guestTokenSchema,
} from '../../../domain/events/guestOrders/guestOrders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, adds } from '../../describedAnswers'
import { everybody } from '../../guards'
import { answerOrderProblem } from './answerOrderProblem'
import { signInGuest } from './signInGuest'

const answerProblem = (refused: GuestProblem): Response => {
  if (refused.problem === 'too_many_attempts') return tooManyAttempts(refused.retryAfterSeconds)
  if (refused.problem === 'link_spent') return problem(410, 'link_spent', TEXTS.linkSpent)
  if (refused.problem === 'answers') return problem(409, 'questions_changed', TEXTS.questionsChanged)
  if (refused.problem === 'account_closed') return problem(409, 'account_closed', TEXTS.accountClosed)
  if (refused.problem === 'account_unproved') return problem(409, 'account_unproved', TEXTS.accountUnproved)
  return answerOrderProblem(refused)
}

/**
 * `POST /api/ticket-orders/confirm` `{ token }`: orders the tickets of a guest's link, for the account of the address
 * that it was mailed to. One that is made for it is signed in to; an older one is not. The link again orders nothing
 * more. Answers 201 `{ id, isSignedIn }`, 400, 409 with why there are none, 410 for a forged or old link, 429.
 */
export const confirmGuest = declareEndpoint({
  method: 'post',
  path: '/confirm',
  operation: {
    tag: 'Public',
    summary: 'Order the tickets of a mailed link; the same link again orders nothing more',
    answers: {
      ...adds(z.object({ id: z.string(), isSignedIn: z.boolean() }), 'Ordered'),
      404: 'There is no such event any more',
      409: 'Sold out, not on sale, too many, or the account of the address cannot be used',
      410: 'The link is forged or too old',
      ...TOO_MANY,
    },
  },
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: guestTokenSchema,
  handler: async (req, { body }) => {
    const result = await confirmGuestOrder(req, body.token)
    if ('problem' in result) return answerProblem(result)
    const { isSignedIn, headers } = await signInGuest(req, result)
    return Response.json({ id: result.id, isSignedIn } satisfies ConfirmedGuestOrder, {
      status: 201,
      headers,
    })
  },
})
