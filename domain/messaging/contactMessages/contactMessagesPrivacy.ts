import type { Payload } from 'payload'
import { type PersonalData, unlinkOwn } from '../../../platform/personalData'
import { findOwnMessages } from './contactMessagesRepository'
import { findCorrespondence } from './thread/entriesRepository'

/** A person's own messages with what was answered and replied, without the notes of staff. */
const exportMessages = async (payload: Payload, user: string): Promise<object[]> => {
  const messages = await findOwnMessages(payload, user)
  const entries = await findCorrespondence(
    payload,
    messages.map(({ _id }) => _id.toHexString()),
  )
  return messages.map(({ _id, ...message }) => ({
    ...message,
    thread: entries
      .filter((entry) => entry.message.equals(_id))
      .map(({ kind, text, createdAt, attachments }) => ({
        kind,
        text,
        at: createdAt,
        attachments: (attachments ?? []).map(({ name }) => name),
      })),
  }))
}

/** Messages stay with their answers, since correspondence has two sides. */
export const contactMessagesPersonalData: PersonalData = {
  exports: [{ file: 'messages.json', read: ({ payload }, { id }) => exportMessages(payload, id) }],
  erasures: { records: unlinkOwn('contact-messages') },
}
