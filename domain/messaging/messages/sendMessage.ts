import type { Payload, PayloadRequest } from 'payload'
import { type LimitName, allowAttempt } from '../../../platform/rateLimits'
import { canWriteTo } from './canWriteTo'
import { mailRecipient } from './messageMails'
import type { MessageRefusal } from './messageTexts.schema'
import { type MessageToStore, type StoredMessage, findByKey, storeMessage } from './messagesRepository'

export interface OutgoingMessage {
  /** The profile of a member in the directory, or the account of the other person of a conversation. */
  to: { profile: string } | { account: string }
  /** The conversation that it belongs to; undefined begins one. */
  thread?: string
  subject: string
  text: string
  /** Made by the sender's form: the same message sent twice is stored once. */
  key: string
}

const LIMITS: readonly LimitName[] = ['member-message', 'member-message-day']

/** Counts a message of an account. Returns the seconds to wait when there are too many. */
const countAttempt = async (req: PayloadRequest, account: string): Promise<number | undefined> => {
  for (const limit of LIMITS) {
    const { isAllowed, retryAfterSeconds } = await allowAttempt(req, limit, account, '')
    if (!isAllowed) return retryAfterSeconds
  }
  return undefined
}

/** Stores a message and mails its recipient. A mail that cannot be queued now follows later. */
const storeAndMail = async (payload: Payload, message: MessageToStore): Promise<StoredMessage> => {
  const stored = await storeMessage(payload, message)
  if (!stored.needsMail) return stored
  try {
    await mailRecipient(payload, stored)
  } catch (error) {
    payload.logger.error(
      { err: error, message: stored._id.toHexString() },
      'the mail about a member’s message could not be queued; it is tried again',
    )
  }
  return stored
}

/**
 * Sends a message of the signed-in member where the rules allow it. The same key again returns the same message.
 * @returns the message's id, why it was refused, or after how many seconds the next one is allowed
 */
export const sendMessage = async (
  req: PayloadRequest,
  { to, ...message }: OutgoingMessage,
): Promise<{ id: string } | { problem: MessageRefusal } | { retryAfterSeconds: number }> => {
  const { payload, user } = req
  if (!user) return { problem: 'unauthenticated' }
  const known = await findByKey(payload, user.id, message.key)
  if (known) return { id: known._id.toHexString() }
  const reach = await canWriteTo(req, to)
  if (reach.refusal || !reach.user) return { problem: reach.refusal ?? 'not_found' }
  const retryAfterSeconds = await countAttempt(req, user.id)
  if (retryAfterSeconds !== undefined) return { retryAfterSeconds }
  const { _id } = await storeAndMail(payload, { ...message, sender: user.id, recipient: reach.user })
  return { id: _id.toHexString() }
}
