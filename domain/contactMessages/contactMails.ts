import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../mail'

export interface ReceivedMessage {
  id: string
  name: string
  email: string
  subject: string
  message: string
}

/** Tells the staff's mailbox of a message, once. */
export const announceMessage = async (
  payload: Payload,
  { id, name, email, subject, message }: ReceivedMessage,
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
 * By what the outbox knows an answer to a message.
 * @param place 0 for the first answer
 */
export const answerKey = (id: string, place = 0): string =>
  place === 0 ? `contactMessageAnswered:${id}` : `contactMessageAnswered:${id}:${place}`

/** Sends the answer that is recorded with a message to who wrote it, once. */
export const mailAnswer = (
  payload: Payload,
  { id, name, email, subject, message, answer }: ReceivedMessage & { answer: string },
  place = 0,
): Promise<void> =>
  queueMail(payload, {
    template: 'contactMessageAnswered',
    to: email,
    data: { name, subject, message, answer },
    dedupeKey: answerKey(id, place),
  })
