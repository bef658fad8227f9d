import { z } from 'zod'
import { changeCancelTerms } from '../../../domain/events/cancelTerms'
import { cancelTermsSchema } from '../../../domain/events/cancelTerms/cancelTerms.schema'
import { type SettingsProblem, changeQuestions, readTicketSettings } from '../../../domain/events/questions'
import { QUESTION_KINDS } from '../../../domain/events/questions/questions.constants'
import { type TicketSettings, ticketQuestionsSchema } from '../../../domain/events/questions/questions.schema'
import { keysOf } from '../../../platform/records.schema'
import { outcomeAnswer, text, whole } from '../../answerSchemas'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'

export const questionAnswer = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(keysOf(QUESTION_KINDS)),
  choices: z.array(z.string()),
  isRequired: z.boolean(),
  isAtDoor: z.boolean().describe('Whether the answer is shown at the door.'),
  types: z.array(z.string()).describe('For which types of ticket it is asked; empty: all.'),
})

export const cancelTermAnswer = z.object({
  daysBefore: whole.describe('The last day of the term, in days before the event.'),
  feePercent: whole,
})

const settingsAnswer = z.object({
  questions: z.array(questionAnswer),
  cancelTerms: z.array(cancelTermAnswer).describe('When paid orders can be cancelled; empty: never.'),
  updatedAt: text.describe('To be sent with the next change; null while nothing is set.'),
}) satisfies z.ZodType<TicketSettings>

const answer = (result: object | SettingsProblem): Response => {
  if (!('problem' in result)) return Response.json(result)
  return result.problem === 'not_found' ? eventNotFound() : problem(409, result.problem, CHANGED_MEANWHILE)
}

/** `GET /api/events/:id/ticket-settings`: what is set for all tickets. Answers 200 `TicketSettings`, 401, 403, 404. */
export const readSettings = declareEndpoint({
  method: 'get',
  path: '/:id/ticket-settings',
  operation: {
    tag: 'Staff: events',
    summary: 'What buyers of tickets for an event are asked, and when they can cancel',
    parameters: EVENT_ID,
    answers: { ...reads(settingsAnswer, 'The settings'), ...NO_EVENT },
  },
  access: admittedBy(staffScope),
  handler: async (req) => answer(await readTicketSettings(req, req.routeParams?.id)),
})

/** `POST /api/events/:id/ticket-questions` `{ questions, updatedAt }`. Answers 200, 400, 401, 403, 404, 409. */
export const setQuestions = declareEndpoint({
  method: 'post',
  path: '/:id/ticket-questions',
  operation: {
    tag: 'Staff: events',
    summary: 'Replace what buyers are asked for each ticket; answers that were given stay',
    parameters: EVENT_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_EVENT, 409: 'A colleague changed it' },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: ticketQuestionsSchema,
  handler: async (req, { body }) => answer(await changeQuestions(req, req.routeParams?.id, body)),
})

/** `POST /api/events/:id/cancel-terms` `{ terms, updatedAt }`. Answers 200, 400, 401, 403, 404, 409. */
export const setCancelTerms = declareEndpoint({
  method: 'post',
  path: '/:id/cancel-terms',
  operation: {
    tag: 'Staff: events',
    summary: 'Replace the terms on which buyers can cancel what they paid',
    parameters: EVENT_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_EVENT, 409: 'A colleague changed it' },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: cancelTermsSchema,
  handler: async (req, { body }) => answer(await changeCancelTerms(req, req.routeParams?.id, body)),
})
