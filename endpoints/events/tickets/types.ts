import { z } from 'zod'
import {
  type TicketTypeProblem,
  addTicketType,
  changeTicketType,
  listTicketTypes,
  removeTicketType,
} from '../../../domain/events/tickets'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { newTicketTypeSchema, ticketTypeChangeSchema } from '../../../domain/events/tickets/tickets.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { ticketTypesAnswer } from './ticketSchemas'

const REFUSALS: Record<TicketTypeProblem['problem'], [status: number, message: string]> = {
  not_found: [404, TEXTS.eventNotFound],
  type_not_found: [404, TEXTS.typeNotFound],
  too_many: [409, TEXTS.tooManyTypes],
  version_conflict: [409, TEXTS.changedMeanwhile],
  sold: [409, TEXTS.typeSold],
}

const answer = (result: object | TicketTypeProblem, status = 200): Response => {
  if (!('problem' in result)) return Response.json(result, { status })
  const [refused, message] = REFUSALS[result.problem]
  return problem(refused, result.problem, message)
}

const managers = admittedBy((req) => staffScope(req, 'changeEvents'))
const TYPE_ID = { ...EVENT_ID, type: 'The id of the type of ticket.' }
const stored = z.object({ id: z.string() })

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
  handler: async (req) => answer(await listTicketTypes(req, req.routeParams?.id)),
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
    answers: { 201: { description: 'Added', schema: stored }, ...NO_EVENT, 409: 'There are too many' },
  },
  access: managers,
  body: newTicketTypeSchema,
  handler: async (req, { body }) => answer(await addTicketType(req, req.routeParams?.id, body), 201),
})

/**
 * `POST /api/events/:id/ticket-types/:type` `{ name, prices, …, updatedAt }`: changes a type. Answers 200 `{ id }`, 400,
 * 401, 403, 404, 409 `version_conflict`.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/ticket-types/:type',
  operation: {
    tag: 'Staff: events',
    summary: 'Change a type of ticket; orders keep their prices',
    parameters: TYPE_ID,
    answers: { ...reads(stored, 'Changed'), ...NO_EVENT, 409: 'A colleague changed it meanwhile' },
  },
  access: managers,
  body: ticketTypeChangeSchema,
  handler: async (req, { body }) =>
    answer(await changeTicketType(req, req.routeParams?.id, req.routeParams?.type, body)),
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
  handler: async (req) => answer(await removeTicketType(req, req.routeParams?.id, req.routeParams?.type)),
})
