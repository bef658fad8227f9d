import type { Payload } from 'payload'
import { deleteMailsByPrefix } from '../../mail'
import { answerKey, announcementKey } from '../contactMails'
import { claimOldSpam, deleteMessage } from '../contactMessagesRepository'
import { removeEntries } from '../thread/removeThread'

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
