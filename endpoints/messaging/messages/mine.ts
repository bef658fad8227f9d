import type { Endpoint } from 'payload'
import { readBox, readMessageState } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { boxSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, problem } from '../../answers'

/**
 * `GET /api/member-messages/mine?box=&page=`: a page of the own messages, received or sent, the newest first.
 * Answers 200 `MessagePage`, 400, 401.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user, query }) => {
    if (!user) return problem(401, 'unauthenticated', MESSAGE_TEXTS.signIn)
    const input = boxSchema.safeParse(query)
    if (!input.success) return invalid(input.error)
    return Response.json(await readBox(payload, user.id, input.data.box, input.data.page))
  },
}

/**
 * `GET /api/member-messages/state`: how many are unread, whether the account receives messages, whom it has
 * blocked. Answers 200 `MessageState`, 401.
 */
export const state: Endpoint = {
  method: 'get',
  path: '/state',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', MESSAGE_TEXTS.signIn)
    return Response.json(await readMessageState(payload, user.id))
  },
}
