import type { Payload } from 'payload'
import { mailAnswer } from '../contactMails'
import { findContactMessage, showAnswer } from '../contactMessagesRepository'
import { type StoredEntry, markFinalised, streamUnfinished } from './entriesRepository'

/** A request that is under way finishes its own entry. */
const UNDER_WAY_MS = 60_000

/**
 * Does what follows an answer that was stored: its message says so, and the mail with it is queued. Safe to repeat; an
 * answer whose message is gone is left for its deletion.
 */
export const finaliseAnswer = async (payload: Payload, entry: StoredEntry): Promise<void> => {
  const id = entry.message.toHexString()
  const message = await findContactMessage(payload, id)
  if (!message) return
  const place = entry.place ?? 0
  await showAnswer(payload, message, { place, at: entry.createdAt })
  await mailAnswer(payload, message, entry)
  await markFinalised(payload, entry._id)
}

/** Finishes the answers that a server left between storing and mailing them. */
export const finaliseEntries = async (
  payload: Payload,
  signal: AbortSignal,
  before = new Date(Date.now() - UNDER_WAY_MS),
): Promise<void> => {
  for await (const entry of streamUnfinished(payload, before)) {
    if (signal.aborted) return
    try {
      await finaliseAnswer(payload, entry)
    } catch (error) {
      // one whose mail cannot be queued does not delay the others
      payload.logger.error(
        { err: error, entry: entry._id.toHexString() },
        'an answer to a contact message could not be finished',
      )
    }
  }
}
