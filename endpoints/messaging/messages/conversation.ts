import { markRead, readConversation } from '../../../domain/messaging/messages'
import { conversationPageSchema } from '../../../domain/messaging/messages/messages.schema'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy, signedIn } from '../../guards'
import { ownMessage } from './ownMessage'

/**
 * `GET /api/member-messages/:id/conversation?page=`: the conversation that an own message belongs to, its
 * latest messages on the first page. Answers 200 `Conversation`, 400, 401, 404 for a message of other people.
 */
export const conversation = declareEndpoint({
  method: 'get',
  path: '/:id/conversation',
  access: signedIn(MESSAGE_TEXTS.signIn),
  query: conversationPageSchema,
  handler: async (req, { query }) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readConversation(req, id, query.page) : undefined
    return found ? Response.json(found) : problem(404, 'not_found', MESSAGE_TEXTS.notFound)
  },
})

/**
 * `POST /api/member-messages/:id/read`: marks what the person received in a conversation as read. Answers
 * 200, also again, 401, 404.
 */
export const read = declareEndpoint({
  method: 'post',
  path: '/:id/read',
  access: admittedBy(ownMessage),
  handler: async (req, { message, user }) => {
    await markRead(req.payload, message.thread, user)
    return Response.json({ outcome: 'read' })
  },
})
