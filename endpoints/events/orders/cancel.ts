import { cancelOrder } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, ORDER_ID } from '../tickets/ticketSchemas'

/**
 * `POST /api/ticket-orders/:id/cancel`: cancels an own order that is not paid or was free. Answers 200 `{ outcome }`,
 * 401, 404, 409 when it is paid or a payment is being checked.
 */
export const cancel = declareEndpoint({
  method: 'post',
  path: '/:id/cancel',
  operation: {
    tag: 'Members',
    summary: 'Cancel an own order that is not paid or was free',
    parameters: ORDER_ID,
    answers: {
      ...reads(outcomeAnswer('cancelled'), 'Cancelled'),
      ...NO_ORDER,
      409: 'It is paid or being paid',
    },
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const result = await cancelOrder(payload, id, user.id)
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, result.problem === 'paid' ? TEXTS.paid : TEXTS.beingPaid)
  },
})
