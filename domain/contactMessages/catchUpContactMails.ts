import { type ReceivedMessage, announceMessage, mailAnswer } from './contactMails'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'
import { everyMinutes } from '../../platform/everyMinutes'

/** Far longer than a server is down between keeping a message and queueing its mail. */
const LOOK_BACK_MS = 2 * 24 * 60 * 60_000

interface StoredMessage extends Omit<ReceivedMessage, 'id'> {
  _id: unknown
  answer?: string | null
  answeredAt?: Date | null
  furtherAnswers?: { text: string; at: Date }[] | null
}

/**
 * Queues the mails of contact messages that a crash kept from being queued: a message is kept, and an answer recorded,
 * before its mail is. What was queued already stays as it is.
 */
export const catchUpContactMails = everyMinutes('contact-mails', 30, async ({ payload, log, signal }) => {
  /** One message that cannot be told of does not hold up the rest. */
  const alone = async (id: unknown, tell: () => Promise<unknown>): Promise<void> => {
    try {
      await tell()
    } catch (error) {
      log.error({ err: error, message: String(id) }, 'the mails of a contact message could not be queued')
    }
  }

  const since = new Date(Date.now() - LOOK_BACK_MS)
  const messages = modelOf(payload, 'contact-messages')
  for await (const { _id, ...message } of messages
    .find({ createdAt: { $gt: since } })
    .lean<StoredMessage>()
    .cursor(EACH_BATCH) as AsyncIterable<StoredMessage>) {
    if (signal.aborted) return
    await alone(_id, () => announceMessage(payload, { ...message, id: String(_id) }))
  }
  for await (const { _id, answer, answeredAt, furtherAnswers, ...message } of messages
    .find({ $or: [{ answeredAt: { $gt: since } }, { 'furtherAnswers.at': { $gt: since } }] })
    .lean<StoredMessage>()
    .cursor(EACH_BATCH) as AsyncIterable<StoredMessage>) {
    if (signal.aborted) return
    const answers = [{ text: answer, at: answeredAt }, ...(furtherAnswers ?? [])]
    for (const [place, { text, at }] of answers.entries()) {
      if (text && at && at > since)
        await alone(_id, () => mailAnswer(payload, { ...message, id: String(_id), answer: text }, place))
    }
  }
})
