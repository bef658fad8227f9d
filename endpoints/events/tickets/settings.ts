import { z } from 'zod'
import { type SettingsProblem, readTicketSettings } from '../../../domain/events/questions'
import { QUESTION_KINDS } from '../../../domain/events/questions/questions.constants'
import type { TicketSettings } from '../../../domain/events/questions/questions.schema'
import { keysOf } from '../../../platform/records.schema'
import { text, whole } from '../../answerSchemas'
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

/** The answer to reading or changing what is set for all tickets: the result, or why there is none. */
export const answerSettings = (result: object | SettingsProblem): Response => {
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
  handler: async (req) => answerSettings(await readTicketSettings(req, req.routeParams?.id)),
})
