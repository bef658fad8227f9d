import { z } from 'zod'
import {
  type NameProblem,
  changeTicketName,
  changeTicketNameOfEvent,
} from '../../../domain/events/nameChanges'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { ticketNameSchema } from '../../../domain/events/orders/orders.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { admittedBy, signedIn } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'

const WHY = {
  closed: TEXTS.changeClosed,
  own_ticket: TEXTS.ownTicket,
  let_in: TEXTS.letIn,
  changed: TEXTS.changedBefore,
} satisfies Record<Exclude<NameProblem['problem'], 'not_found'>, string>

const CHANGED = reads(z.object({ id: z.string() }), 'Changed; the new id of the ticket')
const NOT_CHANGED = 'The own ticket, let in or changed before, or the event has begun'

const answer = (result: { id: string } | NameProblem): Response => {
  if ('id' in result) return Response.json(result)
  if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
  return problem(409, result.problem, WHY[result.problem])
}

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
      ...CHANGED,
      ...NO_ORDER,
      409: NOT_CHANGED,
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: ticketNameSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    return answer(await changeTicketName(req.payload, { order, ticket, user: user.id }, body.name))
  },
})

/**
 * `POST /api/events/:id/orders/:order/tickets/:ticket` `{ name }`: the same by staff, for an order of an event that they
 * manage; its buyer is mailed the new ticket. Answers 200 `{ id }`, 400, 401, 403, 404, 409.
 */
export const changeNameOfEvent = declareEndpoint({
  method: 'post',
  path: '/:id/orders/:order/tickets/:ticket',
  operation: {
    tag: 'Staff: events',
    summary: 'Give a ticket to another person: it gets a new code, and its buyer is told by mail',
    parameters: { ...EVENT_ID, order: 'The id of the order.', ticket: 'The id of the ticket.' },
    answers: { ...CHANGED, ...NO_EVENT, 409: NOT_CHANGED },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: ticketNameSchema,
  handler: async (req, { body }) => {
    const { id: event, order, ticket } = req.routeParams ?? {}
    return answer(await changeTicketNameOfEvent(req, { event, order, ticket }, body.name))
  },
})
