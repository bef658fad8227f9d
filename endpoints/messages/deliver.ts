import type { PayloadRequest } from 'payload'
import { canWriteTo, findByKey, sendMessage } from '../../domain/messages'
import { MESSAGE_TEXTS } from '../../domain/messages/messageTexts.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { problem } from '../answers'
import { refuseMessage } from './refuse'

interface Letter {
  to: { profile: string } | { account: string }
  /** Of a conversation that it belongs to. */
  thread?: string
  subject: string
  text: string
  key: string
}

/** Counts a message of an account; the refusal of one too many. */
const refuseMany = async (req: PayloadRequest, account: string): Promise<Response | undefined> => {
  for (const limit of ['member-message', 'member-message-day'] as const) {
    const { isAllowed, retryAfterSeconds } = await allowAttempt(req, limit, account, '')
    if (!isAllowed)
      return problem(429, 'too_many_attempts', MESSAGE_TEXTS.tooMany, {
        'Retry-After': String(retryAfterSeconds),
      })
  }
  return undefined
}

const sent = (id: { toHexString: () => string }): Response =>
  Response.json({ id: id.toHexString() }, { status: 201 })

/** Sends a message of the signed-in member where the rules let it; the same key again is answered alike. */
export const deliver = async (req: PayloadRequest, { to, ...letter }: Letter): Promise<Response> => {
  const { payload, user } = req
  if (!user) return refuseMessage('unauthenticated')
  const known = await findByKey(payload, user.id, letter.key)
  if (known) return sent(known._id)
  const reach = await canWriteTo(req, to)
  if (reach.refusal || !reach.user) return refuseMessage(reach.refusal ?? 'not_found')
  const refusal = await refuseMany(req, user.id)
  if (refusal) return refusal
  const { _id } = await sendMessage(payload, { ...letter, sender: user.id, recipient: reach.user })
  return sent(_id)
}
