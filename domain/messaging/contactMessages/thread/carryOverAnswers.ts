import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import { minutesBetween } from '../minutesBetween'
import { type EarlierMessage, markCarriedOver, streamEarlierMessages } from './earlierMessagesRepository'
import { storeEntry } from './entriesRepository'

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
  await markCarriedOver(
    payload,
    _id,
    first && {
      answers: answers.length,
      answeredAt: first.at,
      minutesToAnswer: minutesBetween(createdAt, first.at),
    },
  )
}

/**
 * Moves the answers and the note that earlier versions stored in a message into its thread, under the places by which
 * their mails are found. Safe to repeat, also after it broke off; a message that cannot be moved stays as it is, is
 * logged, and does not stop the others.
 */
export const carryOverAnswers = async (payload: Payload): Promise<void> => {
  await workOnEach(payload, streamEarlierMessages(payload), (message) => carryOver(payload, message), {
    failed: 'the answers of a contact message could not be moved into its thread',
    about: ({ _id }) => ({ message: _id.toHexString() }),
  })
}
