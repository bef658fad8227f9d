import type { Endpoint } from 'payload'
import { markRead, readConversation } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { conversationPageSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, problem } from '../../answers'
import { isObjectId } from '../../../platform/isObjectId'
import { ownMessage } from './ownMessage'

/**
 * `GET /api/member-messages/:id/conversation?page=`: the conversation that an own message belongs to, its
 * latest messages on the first page. Answers 200 `Conversation`, 400, 401, 404 for a message of other people.
 */
export const conversation: Endpoint = {
  method: 'get',
  path: '/:id/conversation',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', MESSAGE_TEXTS.signIn)
    const input = conversationPageSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readConversation(req, id, input.data.page) : undefined
    return found ? Response.json(found) : problem(404, 'not_found', MESSAGE_TEXTS.notFound)
  },
}

/**
 * `POST /api/member-messages/:id/read`: marks what the person received in a conversation as read. Answers
 * 200, also again, 401, 404.
 */
export const read: Endpoint = {
  method: 'post',
  path: '/:id/read',
  handler: async (req) => {
    const own = await ownMessage(req)
    if ('refusal' in own) return own.refusal
    await markRead(req.payload, own.message.thread, own.user)
    return Response.json({ outcome: 'read' })
  },
}
