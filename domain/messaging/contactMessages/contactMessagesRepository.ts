import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ContactMessage } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { minutesBetween } from './minutesBetween'
import type { Stored } from '../../../platform/stored.types'

export type StoredContactMessage = Stored<ContactMessage>

const messagesOf = (payload: Payload) => modelOf(payload, 'contact-messages')

export const findContactMessage = (payload: Payload, id: string): Promise<StoredContactMessage | null> =>
  messagesOf(payload).findById(id).lean<StoredContactMessage | null>().exec()

export const hasContactMessage = async (payload: Payload, id: string): Promise<boolean> =>
  (await messagesOf(payload).exists({ _id: id })) !== null

const OWN_FIELDS = { name: 1, email: 1, subject: 1, message: 1, status: 1, createdAt: 1 } as const

/** What a person sees of an own message. */
export type OwnMessage = Pick<StoredContactMessage, '_id' | keyof typeof OWN_FIELDS>

/** A person's own messages, the oldest first. */
export const findOwnMessages = (payload: Payload, user: string): Promise<OwnMessage[]> =>
  messagesOf(payload).find({ user }, OWN_FIELDS).sort({ createdAt: 1 }).lean<OwnMessage[]>().exec()

/** The ids of a person's own messages. */
export const findIdsOf = async (payload: Payload, user: string): Promise<string[]> =>
  (await messagesOf(payload).find({ user }, { _id: 1 }).lean<Pick<StoredContactMessage, '_id'>[]>()).map(
    ({ _id }) => _id.toHexString(),
  )

/**
 * Shows an answer that was stored with its message: its time if it is the first, and the status if no later one is
 * shown. Safe to repeat, in any order.
 */
export const showAnswer = async (
  payload: Payload,
  { _id, createdAt }: Pick<StoredContactMessage, '_id' | 'createdAt'>,
  { place, at }: { place: number; at: Date },
): Promise<void> => {
  const messages = messagesOf(payload)
  if (place === 0) {
    const minutesToAnswer = minutesBetween(createdAt, at)
    await messages.updateOne(
      { _id, answeredAt: null },
      { $set: { answeredAt: at, minutesToAnswer } },
      { timestamps: false },
    )
  }
  await messages.updateOne(
    { _id, answers: { $not: { $gt: place } } },
    { $set: { answers: place + 1, status: 'answered', updatedAt: new Date() } },
    { timestamps: false },
  )
}

/** Notes that whoever wrote has answered by mail: the message waits for staff again. */
export const noteReply = async (payload: Payload, id: string): Promise<void> => {
  const now = new Date()
  await messagesOf(payload).updateOne(
    { _id: id },
    { $set: { status: 'open', repliedAt: now, updatedAt: now } },
    { timestamps: false },
  )
}

/** The message that mails with a key come together in. */
export const findMessageByMailKey = async (payload: Payload, mailKey: string): Promise<string | undefined> =>
  (
    await messagesOf(payload)
      .findOne({ mailKey }, { _id: 1 })
      .lean<Pick<StoredContactMessage, '_id'> | null>()
  )?._id.toHexString()

/**
 * Stores a message that came by mail, once for each key.
 * @returns its id, also where it is stored already
 */
export const storeMailedMessage = async (
  payload: Payload,
  message: Pick<StoredContactMessage, 'name' | 'email' | 'subject' | 'message'> & {
    user: string | null
    mailKey: string
  },
): Promise<string> => {
  const _id = new ObjectId()
  try {
    await messagesOf(payload).create({ _id, ...message, status: 'new' })
    return _id.toHexString()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  return (await findMessageByMailKey(payload, message.mailKey)) ?? _id.toHexString()
}

/**
 * Assigns a message that is nobody's to an account.
 * @returns the message as it was; null when it is somebody's, or gone
 */
export const claimMessage = (
  payload: Payload,
  id: string,
  user: string,
): Promise<StoredContactMessage | null> =>
  messagesOf(payload)
    .findOneAndUpdate(
      { _id: id, assignee: null },
      { $set: { assignee: new ObjectId(user), updatedAt: new Date() } },
      { timestamps: false },
    )
    .lean<StoredContactMessage | null>()
    .exec()

/**
 * Marks a message as spam, or takes the mark away. One whose deletion has begun keeps it.
 * @returns whether it was changed
 */
export const markSpam = async (payload: Payload, id: string, isSpam: boolean): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await messagesOf(payload).updateOne(
    isSpam ? { _id: id, spamAt: null } : { _id: id, spamAt: { $ne: null }, removedAt: null },
    isSpam ? { $set: { spamAt: now, updatedAt: now } } : { $unset: { spamAt: 1 }, $set: { updatedAt: now } },
    { timestamps: false },
  )
  return matchedCount > 0
}

/**
 * Claims the next message for its deletion that has been marked as spam since before a moment: from then on the mark
 * stays.
 */
export const claimOldSpam = async (payload: Payload, before: Date): Promise<string | undefined> =>
  (
    await messagesOf(payload)
      .findOneAndUpdate(
        { spamAt: { $lt: before } },
        { $set: { removedAt: new Date() } },
        { timestamps: false, projection: { _id: 1 } },
      )
      .lean<Pick<StoredContactMessage, '_id'> | null>()
  )?._id.toHexString()

export const deleteMessage = async (payload: Payload, id: string): Promise<void> => {
  await messagesOf(payload).deleteOne({ _id: id })
}

export type Handling = Partial<{ status: ContactMessage['status']; assignee: string | null }>

/**
 * Changes status or assignee of a message that nobody changed since the caller read it.
 * @param readAt when it had been changed last, as the caller read it
 * @returns the message before the change, and when it was changed; null on a version conflict, or when it is gone
 */
export const changeHandling = async (
  payload: Payload,
  id: string,
  readAt: Date,
  change: Handling,
): Promise<{ before: StoredContactMessage; updatedAt: Date } | null> => {
  const updatedAt = new Date()
  const before = await messagesOf(payload)
    .findOneAndUpdate(
      { _id: id, updatedAt: readAt },
      { $set: { ...change, updatedAt } },
      { timestamps: false },
    )
    .lean<StoredContactMessage | null>()
  return before && { before, updatedAt }
}

/** The messages received after a moment. */
export const streamReceived = (payload: Payload, since: Date): AsyncIterable<StoredContactMessage> =>
  messagesOf(payload)
    .find({ createdAt: { $gt: since } })
    .lean<StoredContactMessage>()
    .cursor(EACH_BATCH)

const firstAnsweredSince = (since: Date): Record<string, unknown> => ({
  answeredAt: { $gte: since },
  minutesToAnswer: { $ne: null },
  spamAt: null,
})

/** How many messages were first answered since a moment. */
export const countFirstAnswers = (payload: Payload, since: Date): Promise<number> =>
  messagesOf(payload).countDocuments(firstAnsweredSince(since)).exec()

/** The minutes to the first answer at a place of those answered since a moment, the shortest first. */
export const findAnswerMinutes = async (
  payload: Payload,
  since: Date,
  place: number,
): Promise<number | null> =>
  (
    await messagesOf(payload)
      .findOne(firstAnsweredSince(since), { minutesToAnswer: 1 })
      .sort({ minutesToAnswer: 1 })
      .skip(place)
      .lean<Pick<StoredContactMessage, 'minutesToAnswer'> | null>()
  )?.minutesToAnswer ?? null

interface Writer {
  ids: readonly string[]
  emails: readonly string[]
}

/** What was marked as spam is on its way out. */
const writtenBy = ({ ids, emails }: Writer) => ({
  $or: [{ user: { $in: [...ids] } }, { email: { $in: [...emails] } }],
  spamAt: null,
})

/** The latest messages of a person, signed in or by address, the newest first. */
export const findMessagesOf = (
  payload: Payload,
  writer: Writer,
  limit: number,
): Promise<StoredContactMessage[]> =>
  messagesOf(payload)
    .find(writtenBy(writer))
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredContactMessage[]>()
    .exec()

export const countMessagesOf = (payload: Payload, writer: Writer): Promise<number> =>
  messagesOf(payload).countDocuments(writtenBy(writer)).exec()
