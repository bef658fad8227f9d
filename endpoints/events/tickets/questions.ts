import { changeQuestions } from '../../../domain/events/questions'
import { ticketQuestionsSchema } from '../../../domain/events/questions/questions.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { answerSettings } from './settings'

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
  handler: async (req, { body }) => answerSettings(await changeQuestions(req, req.routeParams?.id, body)),
})
