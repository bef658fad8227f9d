import { messageAnswerSchema } from '../../../domain/messaging/messages/messages.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { deliver } from './deliver'
import { ownMessage } from './ownMessage'
import { refuseMessage } from './refuseMessage'

/**
 * `POST /api/member-messages/:id/answer` `{ text, key }`: writes to the other person of the conversation that an own
 * message belongs to. Answers as `send` does; 404 for a message of other people.
 */
export const answer = declareEndpoint({
  method: 'post',
  path: '/:id/answer',
  access: admittedBy(ownMessage),
  body: messageAnswerSchema,
  handler: (req, { other, message, body }) => {
    if (!other) return refuseMessage('not_receiving') // the account was erased
    const { thread, subject } = message
    return deliver(req, { to: { account: other }, thread, subject, ...body })
  },
})
