import { changeTicketType, removeTicketType } from '../../../domain/events/tickets'
import { ticketTypeChangeSchema } from '../../../domain/events/tickets/tickets.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { answerTypeChange, storedTypeAnswer } from './answerTypeProblem'

const managers = admittedBy((req) => staffScope(req, 'changeEvents'))
const TYPE_ID = { ...EVENT_ID, type: 'The id of the type of ticket.' }

/**
 * `POST /api/events/:id/ticket-types/:type` `{ name, prices, …, updatedAt }`: changes a type. Answers 200 `{ id }`,
 * 400, 401, 403, 404, 409 `version_conflict`.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/ticket-types/:type',
  operation: {
    tag: 'Staff: events',
    summary: 'Change a type of ticket; orders keep their prices',
    parameters: TYPE_ID,
    answers: { ...reads(storedTypeAnswer, 'Changed'), ...NO_EVENT, 409: 'A colleague changed it meanwhile' },
  },
  access: managers,
  body: ticketTypeChangeSchema,
  handler: async (req, { body }) =>
    answerTypeChange(await changeTicketType(req, req.routeParams?.id, req.routeParams?.type, body)),
})

/** `DELETE /api/events/:id/ticket-types/:type`: removes a type. Answers 200, 401, 403, 404, 409 when it was sold. */
export const remove = declareEndpoint({
  method: 'delete',
  path: '/:id/ticket-types/:type',
  operation: {
    tag: 'Staff: events',
    summary: 'Remove a type of ticket of which none is sold or held',
    parameters: TYPE_ID,
    answers: { ...reads(outcomeAnswer('removed'), 'Removed'), ...NO_EVENT, 409: 'Tickets are sold or held' },
  },
  access: managers,
  handler: async (req) =>
    answerTypeChange(await removeTicketType(req, req.routeParams?.id, req.routeParams?.type)),
})
