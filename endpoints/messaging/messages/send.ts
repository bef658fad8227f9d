import type { Endpoint } from 'payload'
import { newMessageSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, readJson } from '../../answers'
import { deliver } from './deliver'
import { refuseMessage } from './refuseMessage'

/**
 * `POST /api/member-messages/send` `{ to, subject, text, key }`: a current member writes to another member of
 * the directory, who gets a mail without either address. Answers 201 `{ id }`, alike for the same key again,
 * 400, 401, 403 (no member, messages off, or not receiving), 404 for who is not in the directory, 409 for who
 * the sender has blocked, 429.
 */
export const send: Endpoint = {
  method: 'post',
  path: '/send',
  handler: async (req) => {
    if (!req.user) return refuseMessage('unauthenticated')
    const input = newMessageSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { to, ...letter } = input.data
    return deliver(req, { to: { profile: to }, ...letter })
  },
}
