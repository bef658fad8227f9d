import type { Payload } from 'payload'
import { tellOfMessage } from './messageMails'
import { type MessageToStore, type StoredMessage, storeMessage } from './messagesRepository'

/**
 * Stores a message and tells its recipient by mail; sent twice under one key it is stored and told of once. Whether the
 * sender may write to the recipient was decided before (`canWriteTo`). A mail that cannot be queued now follows later.
 */
export const sendMessage = async (payload: Payload, message: MessageToStore): Promise<StoredMessage> => {
  const stored = await storeMessage(payload, message)
  if (stored.needsMail) {
    try {
      await tellOfMessage(payload, stored)
    } catch (error) {
      payload.logger.error(
        { err: error, message: stored._id.toHexString() },
        'the mail about a member’s message could not be queued; it is tried again',
      )
    }
  }
  return stored
}
