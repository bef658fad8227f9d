import { listContactMessages } from '../../../domain/messaging/contactMessages'
import { messageListSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { messageListAnswer } from './inboxSchemas'

/**
 * `GET /api/contact-messages/list?q=&status=&assigned=&show=&sort=&page=`: a page of the messages of visitors,
 * newest first, and the colleagues who can be asked to answer. Answers 200 `MessageList`, 400, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: messages',
    summary: 'Messages, the newest first, and how long people waited for an answer',
    answers: { ...reads(messageListAnswer, 'A page of messages') },
  },
  access: administrators,
  query: messageListSchema,
  handler: async (req, { user, query }) => Response.json(await listContactMessages(req, query, user.id)),
})
