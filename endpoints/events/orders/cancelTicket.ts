import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { cancelOrderSchema } from '../../../domain/events/orders/orders.schema'
import { type TicketCancelProblem, cancelOwnTicket } from '../../../domain/events/withdrawals'
import { allowAttempt } from '../../../platform/rateLimits'
import { outcomeAnswer } from '../../answerSchemas'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'

const WHY = {
  last: TEXTS.lastTicket,
  closed: TEXTS.cancelClosed,
  fee_changed: TEXTS.feeChanged,
  let_in: TEXTS.letIn,
} satisfies Record<Exclude<TicketCancelProblem['problem'], 'not_found'>, string>

/**
 * `POST /api/ticket-orders/:id/tickets/:ticket/cancel` `{ feeMinor? }`: cancels one ticket of an own confirmed
 * order. What was paid for it is to the buyer's credit, but for the fee. Answers 200 `{ outcome }`, 400, 401, 404,
 * 409 when it cannot be cancelled (any more), costs another fee, is the last one or was let in, 429.
 */
export const cancelTicket = declareEndpoint({
  method: 'post',
  path: '/:id/tickets/:ticket/cancel',
  operation: {
    tag: 'Members',
    summary: 'Cancel one ticket of an own order, by the terms of the event',
    parameters: TICKET_OF_ORDER,
    answers: {
      ...reads(outcomeAnswer('cancelled'), 'Cancelled'),
      ...NO_ORDER,
      409: 'It cannot be cancelled, costs another fee, is the last one or was let in',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: cancelOrderSchema.prefault({}),
  handler: async (req, { user, body: { feeMinor } }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    const result = await cancelOwnTicket(req, { order, ticket, user: user.id }, feeMinor)
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, WHY[result.problem])
  },
})
