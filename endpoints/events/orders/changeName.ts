import { changeTicketName } from '../../../domain/events/nameChanges'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { ticketNameSchema } from '../../../domain/events/orders/orders.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, TICKET_OF_ORDER } from '../tickets/ticketSchemas'
import { NAME_ANSWERS, answerNameChange } from './answerNameChange'

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
    answers: { ...NAME_ANSWERS, ...NO_ORDER, ...TOO_MANY },
  },
  access: signedIn(TEXTS.signIn),
  body: ticketNameSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'order', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { id: order, ticket } = req.routeParams ?? {}
    return answerNameChange(await changeTicketName(req.payload, { order, ticket, user: user.id }, body.name))
  },
})
