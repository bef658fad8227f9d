import { z } from 'zod'
import { type SettingsProblem, changeQuestions, readTicketSettings } from '../../../domain/events/questions'
import { QUESTION_KINDS } from '../../../domain/events/questions/questions.constants'
import { type TicketSettings, ticketQuestionsSchema } from '../../../domain/events/questions/questions.schema'
import { keysOf } from '../../../platform/records.schema'
import { outcomeAnswer, text } from '../../answerSchemas'
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

const settingsAnswer = z.object({
  questions: z.array(questionAnswer),
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
    summary: 'What buyers of tickets for an event are asked',
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
