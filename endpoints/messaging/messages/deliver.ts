import type { PayloadRequest } from 'payload'
import { sendMessage } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { tooManyAttempts } from '../../answers'
import { refuseMessage } from './refuseMessage'

/** Sends a message and answers 201 `{ id }`, or the refusal. */
export const deliver = async (
  req: PayloadRequest,
  message: Parameters<typeof sendMessage>[1],
): Promise<Response> => {
  const result = await sendMessage(req, message)
  if ('id' in result) return Response.json(result, { status: 201 })
  if ('problem' in result) return refuseMessage(result.problem)
  return tooManyAttempts(result.retryAfterSeconds, MESSAGE_TEXTS.tooMany)
}
