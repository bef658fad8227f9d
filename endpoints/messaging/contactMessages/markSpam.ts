import { markContactMessage } from '../../../domain/messaging/contactMessages'
import { spamSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'

/**
 * `POST /api/contact-messages/:id/spam` `{ isSpam }`: marks a message as spam, or takes the mark away. What is marked
 * leaves the lists, waits for nobody, cannot be answered, and is deleted 30 days later. Answers 200 `{ outcome:
 * 'marked' }`, also where nothing changed, 400, 401, 403, 404, 409 `removed` where it is being deleted.
 */
export const markSpam = declareEndpoint({
  method: 'post',
  path: '/:id/spam',
  operation: {
    tag: 'Staff: messages',
    summary: 'Mark a message as spam, or take the mark away',
    parameters: MESSAGE_ID,
    answers: { ...reads(outcomeAnswer('marked'), 'Marked'), ...NO_MESSAGE, 409: 'It is being deleted' },
  },
  access: administrators,
  body: spamSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await markContactMessage(req, id, body.isSpam)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result)
    return result.problem === 'removed'
      ? problem(409, 'removed', 'This message is being deleted.')
      : problem(404, 'not_found', 'This message could not be found')
  },
})
