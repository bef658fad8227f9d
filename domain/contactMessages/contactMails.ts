import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../mail'
import type { StoredContactMessage } from './contactMessagesRepository'

export type ReceivedMessage = Pick<StoredContactMessage, 'name' | 'email' | 'subject' | 'message'>

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
    dedupeKey: `contactMessageReceived:${id}`,
  })
}

/**
 * The key of an answer's mail in the outbox.
 * @param index 0 for the first answer
 */
export const answerKey = (id: string, index = 0): string =>
  index === 0 ? `contactMessageAnswered:${id}` : `contactMessageAnswered:${id}:${index}`

/** Sends an answer to the person who wrote the message, once. */
export const mailAnswer = (
  payload: Payload,
  id: string,
  { name, email, subject, message }: ReceivedMessage,
  answer: string,
  index: number,
): Promise<void> =>
  queueMail(payload, {
    template: 'contactMessageAnswered',
    to: email,
    data: { name, subject, message, answer },
    dedupeKey: answerKey(id, index),
  })
