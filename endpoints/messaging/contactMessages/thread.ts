import { readThread } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'
import { threadAnswer } from './threadSchemas'

/**
 * `GET /api/contact-messages/:id/thread`: a message with its answers, notes and replies, the oldest first, for
 * administrators. Answers 200 `ContactThread`, 401, 403, 404.
 */
export const thread = declareEndpoint({
  method: 'get',
  path: '/:id/thread',
  operation: {
    tag: 'Staff: messages',
    summary: 'A message with its answers, notes and replies, the oldest first',
    parameters: MESSAGE_ID,
    answers: { ...reads(threadAnswer, 'The thread'), ...NO_MESSAGE },
  },
  access: administrators,
  handler: async (req) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readThread(req, id) : null
    return found
      ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', 'This message could not be found')
  },
})
