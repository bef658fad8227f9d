import { cancelOrderOfEvent } from '../../../domain/events/orders'
import { removalSchema } from '../../../domain/events/events.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'

/**
 * `POST /api/events/:id/orders/:order/cancel` `{ reason? }`: cancels an order that is not paid or was free, and mails
 * its buyer. Answers 200 `{ outcome }`, 400, 401, 403, 404, 409 when it is paid or a payment is being checked.
 */
export const cancelOfEvent = declareEndpoint({
  method: 'post',
  path: '/:id/orders/:order/cancel',
  operation: {
    tag: 'Staff: events',
    summary: 'Cancel an order that is not paid or was free; the buyer is told by mail',
    parameters: { ...EVENT_ID, order: 'The id of the order.' },
    answers: {
      ...reads(outcomeAnswer('cancelled'), 'Cancelled'),
      ...NO_EVENT,
      409: 'It is paid or being paid',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: removalSchema.prefault({}),
  handler: async (req, { user, body }) => {
    const { id: event, order } = req.routeParams ?? {}
    const result = await cancelOrderOfEvent(req, { event, order }, user.id, body.reason || undefined)
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, result.problem === 'paid' ? TEXTS.paidOfOther : TEXTS.beingPaid)
  },
})
