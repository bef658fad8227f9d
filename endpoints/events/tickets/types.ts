import { addTicketType, listTicketTypes } from '../../../domain/events/tickets'
import { newTicketTypeSchema } from '../../../domain/events/tickets/tickets.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { answerTypeChange, storedTypeAnswer } from './answerTypeProblem'
import { ticketTypesAnswer } from './ticketSchemas'

/** `GET /api/events/:id/ticket-types`: the types of tickets as staff see them. Answers 200, 401, 403, 404. */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/ticket-types',
  operation: {
    tag: 'Staff: events',
    summary: 'The types of tickets of an event, with what is sold',
    parameters: EVENT_ID,
    answers: { ...reads(ticketTypesAnswer, 'The types'), ...NO_EVENT },
  },
  access: admittedBy(staffScope),
  handler: async (req) => answerTypeChange(await listTicketTypes(req, req.routeParams?.id)),
})

/**
 * `POST /api/events/:id/ticket-types` `{ name, prices, … }`: adds a type of ticket. Answers 201 `{ id }`, 400, 401, 403,
 * 404, 409 for more than 20.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/:id/ticket-types',
  operation: {
    tag: 'Staff: events',
    summary: 'Add a type of ticket; from the first on, seats are given to tickets alone',
    parameters: EVENT_ID,
    answers: {
      201: { description: 'Added', schema: storedTypeAnswer },
      ...NO_EVENT,
      409: 'There are too many',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: newTicketTypeSchema,
  handler: async (req, { body }) =>
    answerTypeChange(await addTicketType(req, req.routeParams?.id, body), 201),
})
