import type { Payload } from 'payload'
import { mailReport } from './messageMails'
import { type StoredMessage, storeReport } from './messagesRepository'

/** Reports a message to the administrators, once, and tells the office. */
export const reportMessage = async (
  payload: Payload,
  message: StoredMessage,
  reason: string,
): Promise<void> => {
  const { id } = await storeReport(payload, message, reason)
  await mailReport(payload, id)
}
