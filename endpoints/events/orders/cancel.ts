import { cancelOrderSchema } from '../../../domain/events/orders/orders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { cancelOwnOrder } from '../../../domain/events/withdrawals'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, ORDER_ID } from '../tickets/ticketSchemas'

const WHY = {
  paid: TEXTS.paid,
  being_paid: TEXTS.beingPaid,
  fee_changed: TEXTS.feeChanged,
  let_in: TEXTS.letIn,
}

/**
 * `POST /api/ticket-orders/:id/cancel` `{ feeMinor? }`: cancels an own order. What was paid is to the buyer's credit,
 * but for the fee, which the caller says so that nobody loses more than was shown. Answers 200 `{ outcome }`, 400, 401,
 * 404, 409 when it cannot be cancelled (any more), costs another fee, or a payment is being checked.
 */
export const cancel = declareEndpoint({
  method: 'post',
  path: '/:id/cancel',
  operation: {
    tag: 'Members',
    summary: 'Cancel an own order, by the terms of the event if it is paid',
    parameters: ORDER_ID,
    answers: {
      ...reads(outcomeAnswer('cancelled'), 'Cancelled'),
      ...NO_ORDER,
      409: 'It cannot be cancelled, costs another fee, or is being paid',
    },
  },
  access: signedIn(TEXTS.signIn),
  body: cancelOrderSchema.prefault({}),
  handler: async (req, { user, body: { feeMinor } }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const result = await cancelOwnOrder(req, id, { user: user.id, feeMinor })
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, WHY[result.problem])
  },
})
