import { z } from 'zod'
import { type NameProblem, changeTicketName } from '../../../domain/events/nameChanges'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { ticketNameSchema } from '../../../domain/events/orders/orders.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'

const WHY = {
  closed: TEXTS.changeClosed,
  own_ticket: TEXTS.ownTicket,
  let_in: TEXTS.letIn,
  changed: TEXTS.changedBefore,
} satisfies Record<Exclude<NameProblem['problem'], 'not_found'>, string>

/**
 * `POST /api/ticket-orders/:id/tickets/:ticket` `{ name }`: gives a ticket of an own order to another person. It gets a
 * new id and code; the old ones are not valid any more. Answers 200 `{ id }` with the new id, 400, 401, 404, 409 for
 * the own ticket, one that was let in or changed before, and after the start of the event, 429.
 */
export const changeName = declareEndpoint({
  method: 'post',
  path: '/:id/tickets/:ticket',
  operation: {
    tag: 'Members',
    summary: 'Give a ticket of an own order to another person: it gets a new code',
    parameters: TICKET_OF_ORDER,
    answers: {
      ...reads(z.object({ id: z.string() }), 'Changed; the new id of the ticket'),
      ...NO_ORDER,
      409: 'The own ticket, let in or changed before, or the event has begun',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: ticketNameSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    const result = await changeTicketName(req.payload, { order, ticket, user: user.id }, body.name)
    if ('id' in result) return Response.json(result)
    if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return problem(409, result.problem, WHY[result.problem])
  },
})
