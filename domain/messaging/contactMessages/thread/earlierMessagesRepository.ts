import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../../platform/database'
import { EACH_BATCH } from '../../../../platform/databaseDeadlines'

/** A message as earlier versions stored it: with its answers and its note. */
export interface EarlierMessage {
  _id: ObjectId
  createdAt: Date
  updatedAt: Date
  answer?: string | null
  answeredBy?: ObjectId | string | null
  answeredAt?: Date | null
  furtherAnswers?: { text: string; by?: ObjectId | string | null; at: Date }[] | null
  note?: string | null
}

const EARLIER_FIELDS = ['answer', 'answeredBy', 'furtherAnswers', 'note'] as const

const messagesOf = (payload: Payload) => modelOf(payload, 'contact-messages').collection

/** The messages that still have what belongs into their threads. */
export const streamEarlierMessages = (payload: Payload): AsyncIterable<EarlierMessage> =>
  messagesOf(payload).find<EarlierMessage>(
    { $or: EARLIER_FIELDS.map((field) => ({ [field]: { $exists: true } })) },
    EACH_BATCH,
  )

/** Takes away from a message what stands in its thread now; by those fields it was found. */
export const markCarriedOver = async (
  payload: Payload,
  message: ObjectId,
  answered: { answers: number; answeredAt: Date; minutesToAnswer: number } | undefined,
): Promise<void> => {
  const { answers, ...first } = answered ?? {}
  await messagesOf(payload).updateOne(
    { _id: message },
    {
      ...(answers !== undefined && { $max: { answers }, $set: first }),
      $unset: Object.fromEntries(EARLIER_FIELDS.map((field) => [field, 1])),
    },
  )
}
