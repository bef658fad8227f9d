import { MESSAGE_REFUSALS, type MessageRefusal } from '../../../domain/messaging/messages/messageTexts.schema'
import { problem } from '../../answers'

/** The answer to somebody who cannot write to a member. */
export const refuseMessage = (code: MessageRefusal): Response => {
  const { status, text } = MESSAGE_REFUSALS[code]
  return problem(status, code, text)
}
