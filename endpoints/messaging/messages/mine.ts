import { readBox, readMessageState } from '../../../domain/messaging/messages'
import { boxSchema } from '../../../domain/messaging/messages/messages.schema'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/member-messages/mine?box=&page=`: a page of the own messages, received or sent, the newest first.
 * Answers 200 `MessagePage`, 400, 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(MESSAGE_TEXTS.signIn),
  query: boxSchema,
  handler: async ({ payload }, { query, user }) =>
    Response.json(await readBox(payload, user.id, query.box, query.page)),
})

/**
 * `GET /api/member-messages/state`: how many are unread, whether the account receives messages, whom it has
 * blocked. Answers 200 `MessageState`, 401.
 */
export const state = declareEndpoint({
  method: 'get',
  path: '/state',
  access: signedIn(MESSAGE_TEXTS.signIn),
  handler: async ({ payload }, { user }) => Response.json(await readMessageState(payload, user.id)),
})
