import type { Endpoint } from 'payload'
import { messageAnswerSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, readJson } from '../../answers'
import { deliver } from './deliver'
import { ownMessage } from './ownMessage'
import { refuseMessage } from './refuseMessage'

/**
 * `POST /api/member-messages/:id/answer` `{ text, key }`: writes to the other person of the conversation that an own
 * message belongs to. Answers as `send` does; 404 for a message of other people.
 */
export const answer: Endpoint = {
  method: 'post',
  path: '/:id/answer',
  handler: async (req) => {
    const own = await ownMessage(req)
    if ('refusal' in own) return own.refusal
    const input = messageAnswerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    if (!own.other) return refuseMessage('not_receiving') // the account was erased
    const { thread, subject } = own.message
    return deliver(req, { to: { account: own.other }, thread, subject, ...input.data })
  },
}
