import { type AnswersProblem, changeAnswers as change } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { ticketAnswersSchema } from '../../../domain/events/orders/orders.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { outcomeAnswer } from '../../answerSchemas'
import { fieldProblems, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'

const refuse = (refused: AnswersProblem): Response => {
  switch (refused.problem) {
    case 'answers':
      return fieldProblems('invalid', refused.fields)
    case 'not_found':
      return problem(404, 'not_found', TEXTS.notFound)
    case 'closed':
      return problem(409, 'closed', TEXTS.answersClosed)
    case 'changed':
      return problem(409, 'changed', TEXTS.changedBefore)
  }
}

/**
 * `POST /api/ticket-orders/:id/tickets/:ticket/answers` `{ answers }`: changes what is answered for a ticket of an own
 * order. Answers 200 `{ outcome }`, 400, 401, 404, 409 after the start of the event or for a ticket that was
 * changed, 429.
 */
export const changeAnswers = declareEndpoint({
  method: 'post',
  path: '/:id/tickets/:ticket/answers',
  operation: {
    tag: 'Members',
    summary: 'Change what is answered for a ticket of an own order, until the event begins',
    parameters: TICKET_OF_ORDER,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...NO_ORDER,
      409: 'The event has begun, or the ticket was given to another person',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: ticketAnswersSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    const result = await change(req.payload, { order, ticket, user: user.id }, body.answers)
    return 'outcome' in result ? Response.json(result) : refuse(result)
  },
})
