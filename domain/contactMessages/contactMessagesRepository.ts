import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ContactMessage } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import type { Stored } from '../../platform/stored.types'

export type StoredContactMessage = Stored<ContactMessage>

const messagesOf = (payload: Payload) => modelOf(payload, 'contact-messages')

export const findContactMessage = (payload: Payload, id: string): Promise<StoredContactMessage | null> =>
  messagesOf(payload).findById(id).lean<StoredContactMessage | null>().exec()

export const hasContactMessage = async (payload: Payload, id: string): Promise<boolean> =>
  (await messagesOf(payload).exists({ _id: id })) !== null

const OWN_FIELDS = {
  _id: 0,
  name: 1,
  email: 1,
  subject: 1,
  message: 1,
  status: 1,
  answer: 1,
  answeredAt: 1,
  'furtherAnswers.text': 1,
  'furtherAnswers.at': 1,
  createdAt: 1,
} as const

/** A person's own messages with their answers, without the notes of staff. */
export const findOwnMessages = (payload: Payload, user: string): Promise<Partial<StoredContactMessage>[]> =>
  messagesOf(payload)
    .find({ user }, OWN_FIELDS)
    .sort({ createdAt: 1 })
    .lean<Partial<StoredContactMessage>[]>()
    .exec()

/** An answer of staff to a message. */
export interface AnswerToRecord {
  text: string
  /** The account that answers. */
  by: string
  /** How many answers the message has so far. */
  after: number
}

/** Records an answer if the message has exactly as many as the author saw: one conditional update. */
export const recordAnswer = async (
  payload: Payload,
  id: string,
  { text, by, after }: AnswerToRecord,
): Promise<boolean> => {
  const now = new Date()
  const common = { status: 'answered', updatedAt: now }
  const messages = messagesOf(payload)
  const { matchedCount } =
    after === 0
      ? await messages.updateOne(
          { _id: id, answeredAt: null },
          { $set: { answer: text, answeredBy: by, answeredAt: now, ...common } },
        )
      : await messages.updateOne(
          {
            _id: id,
            answeredAt: { $ne: null },
            $expr: { $eq: [{ $size: { $ifNull: ['$furtherAnswers', []] } }, after - 1] },
          },
          {
            $set: common,
            $push: {
              furtherAnswers: { id: new ObjectId().toHexString(), text, by: new ObjectId(by), at: now },
            },
          },
        )
  return matchedCount > 0
}

export type Handling = Partial<{ status: ContactMessage['status']; assignee: string | null; note: string }>

/**
 * Changes status, assignee or note of a message that nobody changed since the caller read it.
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

/** The messages answered after a moment. */
export const streamAnswered = (payload: Payload, since: Date): AsyncIterable<StoredContactMessage> =>
  messagesOf(payload)
    .find({ $or: [{ answeredAt: { $gt: since } }, { 'furtherAnswers.at': { $gt: since } }] })
    .lean<StoredContactMessage>()
    .cursor(EACH_BATCH)
