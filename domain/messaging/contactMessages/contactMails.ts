import type { Payload } from 'payload'
import { findFileKey } from '../../publications/files'
import { officeAddress, queueMail } from '../mail'
import type { StoredContactMessage } from './contactMessagesRepository'
import type { StoredEntry } from './thread/entriesRepository'

export type ReceivedMessage = Pick<StoredContactMessage, 'name' | 'email' | 'subject' | 'message'>

/** The key of the mail about a message in the outbox. */
export const announcementKey = (id: string): string => `contactMessageReceived:${id}`

/** Tells the staff's mailbox about a message, once. */
export const announceMessage = async (
  payload: Payload,
  id: string,
  { name, email, subject, message }: ReceivedMessage,
): Promise<void> => {
  const office = await officeAddress(payload)
  if (!office) return
  await queueMail(payload, {
    template: 'contactMessageReceived',
    to: office,
    data: { messageId: id, name, email, subject, message },
    dedupeKey: announcementKey(id),
  })
}

/**
 * The key of an answer's mail in the outbox.
 * @param index 0 for the first answer
 */
export const answerKey = (id: string, index = 0): string =>
  index === 0 ? `contactMessageAnswered:${id}` : `contactMessageAnswered:${id}:${index}`

/** The files of an entry as a mail brings them; one that is gone is left out. */
const filesOf = async (
  payload: Payload,
  { attachments }: Pick<StoredEntry, 'attachments'>,
): Promise<{ key: string; filename: string; contentType: string }[]> => {
  const files = await Promise.all(
    (attachments ?? []).map(async ({ file, name: filename, contentType }) => {
      const key = await findFileKey(payload, file.toHexString())
      return key === undefined ? [] : [{ key, filename, contentType }]
    }),
  )
  return files.flat()
}

/** Sends an answer to the person who wrote the message, once. */
export const mailAnswer = async (
  payload: Payload,
  { _id, name, email, subject, message }: StoredContactMessage,
  entry: StoredEntry,
): Promise<void> => {
  const { text, place, mailToken } = entry
  const attachments = await filesOf(payload, entry)
  await queueMail(payload, {
    template: 'contactMessageAnswered',
    to: email,
    data: {
      name,
      subject,
      message,
      answer: text,
      ...(mailToken && { token: mailToken }),
      ...(attachments.length > 0 && { attachments }),
    },
    dedupeKey: answerKey(_id.toHexString(), place ?? 0),
  })
}
