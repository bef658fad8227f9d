import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { findContactMessage, markSpam } from '../contactMessagesRepository'

/**
 * Marks a message as spam, or takes the mark away. Repeated, it changes nothing.
 * @returns `removed` where the retention rule has begun to delete it
 */
export const markContactMessage = async (
  req: PayloadRequest,
  id: string,
  isSpam: boolean,
): Promise<{ outcome: 'marked' } | { problem: 'not_found' | 'removed' }> => {
  const { payload } = req
  if (await markSpam(payload, id, isSpam)) {
    await recordChange(req, {
      action: isSpam ? 'message.marked-as-spam' : 'message.unmarked-as-spam',
      subject: { collection: 'contact-messages', id },
    })
    return { outcome: 'marked' }
  }
  const message = await findContactMessage(payload, id)
  if (!message) return { problem: 'not_found' }
  return message.removedAt && !isSpam ? { problem: 'removed' } : { outcome: 'marked' }
}
