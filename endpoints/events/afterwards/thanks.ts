import { z } from 'zod'
import { thankThoseWhoCame } from '../../../domain/events/thanks'
import { thanksSchema } from '../../../domain/events/thanks/thanks.schema'
import { whole } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

/**
 * `POST /api/events/:id/thanks` `{ text }`: mails thanks to everybody who came and was not thanked before. Answers 200
 * `{ count }`, 400, 401, 403, 404, 409 before the end of the event.
 */
export const thanks = declareEndpoint({
  method: 'post',
  path: '/:id/thanks',
  operation: {
    tag: 'Staff: events',
    summary: 'Mail thanks to everybody who came, with the links to materials and survey, once each',
    parameters: EVENT_ID,
    answers: {
      ...reads(z.object({ count: whole.describe('How many were thanked now.') }), 'Queued'),
      ...NO_EVENT,
      409: 'The event is not over, or was cancelled',
    },
  },
  access: managedEvent,
  body: thanksSchema,
  handler: async (req, { event, body }) => {
    const result = await thankThoseWhoCame(req, event, body.text)
    if ('count' in result) return Response.json(result)
    return problem(409, result.problem, 'People can be thanked once the event is over')
  },
})
