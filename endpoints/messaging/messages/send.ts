import { newMessageSchema } from '../../../domain/messaging/messages/messages.schema'
import { MESSAGE_REFUSALS } from '../../../domain/messaging/messages/messageTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { deliver } from './deliver'

/**
 * `POST /api/member-messages/send` `{ to, subject, text, key }`: a current member writes to another member of
 * the directory, who gets a mail without either address. Answers 201 `{ id }`, alike for the same key again,
 * 400, 401, 403 (no member, messages off, or not receiving), 404 for who is not in the directory, 409 for who
 * the sender has blocked, 429.
 */
export const send = declareEndpoint({
  method: 'post',
  path: '/send',
  access: signedIn(MESSAGE_REFUSALS.unauthenticated.text),
  body: newMessageSchema,
  handler: (req, { body }) => {
    const { to, ...letter } = body
    return deliver(req, { to: { profile: to }, ...letter })
  },
})
