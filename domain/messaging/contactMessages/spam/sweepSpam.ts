import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { deleteMailsByPrefix } from '../../mail'
import { claimOldSpam, deleteMessage, findContactMessage, markSpam } from '../contactMessagesRepository'
import { announcementKey, answerKey } from '../contactMails'
import { removeEntries } from '../thread/removeThread'

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

/** What is marked as spam is kept so long, for a mark given by mistake. */
const SPAM_KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes what was marked as spam 30 days ago, with what follows it and the mails about it. Safe to break off and to
 * repeat: the message goes last.
 */
export const sweepSpam = async (payload: Payload, signal?: AbortSignal, now = Date.now()): Promise<void> => {
  const before = new Date(now - SPAM_KEPT_DAYS * DAY_MS)
  while (!signal?.aborted) {
    const id = await claimOldSpam(payload, before)
    if (id === undefined) return
    await removeEntries(payload, id)
    await deleteMailsByPrefix(payload, [announcementKey(id), answerKey(id)])
    await deleteMessage(payload, id)
  }
}
