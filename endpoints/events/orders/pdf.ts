import { drawTickets, readOwnOrder } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, sends, TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { NO_ORDER, ORDER_ID } from '../tickets/ticketSchemas'

/**
 * `GET /api/ticket-orders/:id/pdf`: the tickets of an own confirmed order, a sheet of A6 each. Answers 200, 401, 404,
 * 409 while it is not confirmed, 429 after many.
 */
export const pdf = declareEndpoint({
  method: 'get',
  path: '/:id/pdf',
  operation: {
    tag: 'Members',
    summary: 'The tickets of an own order as PDF',
    parameters: ORDER_ID,
    answers: { ...sends(PDF, 'The tickets'), ...NO_ORDER, 409: 'The order is not confirmed', ...TOO_MANY },
  },
  access: signedIn(TEXTS.signIn),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const order = isObjectId(id) ? await readOwnOrder(req.payload, id, user.id) : undefined
    if (!order) return problem(404, 'not_found', TEXTS.notFound)
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const tickets = await drawTickets(req.payload, order)
    return tickets
      ? pdfAnswer(tickets, `tickets-${order.event.slug || order.id}.pdf`)
      : problem(409, 'not_confirmed', TEXTS.noTickets)
  },
})
