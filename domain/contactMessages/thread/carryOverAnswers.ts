import { type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { minutesBetween } from '../minutesBetween'
import { storeEntry } from './entriesRepository'

/** A message as earlier versions stored it: with its answers and its note. */
interface EarlierMessage {
  _id: ObjectId
  createdAt: Date
  updatedAt: Date
  answer?: string | null
  answeredBy?: ObjectId | string | null
  answeredAt?: Date | null
  furtherAnswers?: { text: string; by?: ObjectId | string | null; at: Date }[] | null
  note?: string | null
}

const authorOf = (by: ObjectId | string | null | undefined): string | undefined => by?.toString()

const carryOver = async (payload: Payload, earlier: EarlierMessage): Promise<void> => {
  const { _id, answer, answeredBy, answeredAt, furtherAnswers, note, createdAt, updatedAt } = earlier
  const message = _id.toHexString()
  const answers = [
    ...(answer ? [{ text: answer, by: answeredBy, at: answeredAt ?? updatedAt }] : []),
    ...(furtherAnswers ?? []),
  ]
  for (const [place, { text, by, at }] of answers.entries())
    await storeEntry(payload, { message, kind: 'answer', place, text, author: authorOf(by), createdAt: at })
  if (note)
    await storeEntry(payload, {
      message,
      kind: 'note',
      key: `note:carried:${message}`,
      text: note,
      createdAt: updatedAt,
    })
  const [first] = answers
  // last: by these fields the message is found again
  await modelOf(payload, 'contact-messages').collection.updateOne(
    { _id },
    {
      ...(first && {
        $max: { answers: answers.length },
        $set: { answeredAt: first.at, minutesToAnswer: minutesBetween(createdAt, first.at) },
      }),
      $unset: { answer: 1, answeredBy: 1, furtherAnswers: 1, note: 1 },
    },
  )
}

/**
 * Moves the answers and the note that earlier versions stored in a message into its thread, under the places by which
 * their mails are found. Safe to repeat, also after it broke off.
 */
export const carryOverAnswers = async (payload: Payload): Promise<void> => {
  const messages = modelOf(payload, 'contact-messages').collection.find<EarlierMessage>(
    {
      $or: ['answer', 'answeredBy', 'furtherAnswers', 'note'].map((field) => ({
        [field]: { $exists: true },
      })),
    },
    EACH_BATCH,
  )
  for await (const message of messages) await carryOver(payload, message)
}
