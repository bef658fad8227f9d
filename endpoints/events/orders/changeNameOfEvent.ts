import { changeTicketNameOfEvent } from '../../../domain/events/nameChanges'
import { ticketNameSchema } from '../../../domain/events/orders/orders.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { NAME_ANSWERS, answerNameChange } from './answerNameChange'

/**
 * `POST /api/events/:id/orders/:order/tickets/:ticket` `{ name }`: gives a ticket to another person on behalf of staff
 * who manage the event; its buyer is mailed the new one. Answers 200 `{ id }` with the new id, 400, 401, 403, 404, 409
 * for the buyer's own ticket, one that was let in or changed before, and after the start of the event.
 */
export const changeNameOfEvent = declareEndpoint({
  method: 'post',
  path: '/:id/orders/:order/tickets/:ticket',
  operation: {
    tag: 'Staff: events',
    summary: 'Give a ticket to another person: it gets a new code, and its buyer is told by mail',
    parameters: { ...EVENT_ID, order: 'The id of the order.', ticket: 'The id of the ticket.' },
    answers: { ...NAME_ANSWERS, ...NO_EVENT },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: ticketNameSchema,
  handler: async (req, { body }) => {
    const { id: event, order, ticket } = req.routeParams ?? {}
    return answerNameChange(await changeTicketNameOfEvent(req, { event, order, ticket }, body.name))
  },
})
