import { type SendProblem, sendTicket } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { sendTicketSchema } from '../../../domain/events/orders/sendTicket.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'

const WHY = {
  not_valid: TEXTS.noTickets,
  closed: TEXTS.sendClosed,
} satisfies Record<Exclude<SendProblem['problem'], 'not_found' | 'too_many_attempts'>, string>

/**
 * `POST /api/ticket-orders/:id/tickets/:ticket/send` `{ email }`: mails a ticket of an own order to who comes with it.
 * Answers 200 `{ outcome }`, 400, 401, 404, 409 before the order is confirmed and after the event, 429.
 */
export const send = declareEndpoint({
  method: 'post',
  path: '/:id/tickets/:ticket/send',
  operation: {
    tag: 'Members',
    summary: 'Mail a ticket of an own order to who comes with it',
    parameters: TICKET_OF_ORDER,
    answers: {
      ...reads(outcomeAnswer('sent'), 'It is mailed'),
      ...NO_ORDER,
      409: 'The order is not confirmed, or the event is over or does not take place',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: sendTicketSchema,
  handler: async (req, { user, body: { email } }) => {
    const attempt = await allowAttempt(req, 'ticket-mail', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    const result = await sendTicket(req, { order, ticket, user: user.id }, email)
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'too_many_attempts') return tooManyAttempts(result.retryAfterSeconds)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, WHY[result.problem])
  },
})
