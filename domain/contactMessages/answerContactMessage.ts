import type { PayloadRequest } from 'payload'
import { recordChange } from '../audit/recordChange'
import type { AnswerOf, AnswerOutcome } from './answer.schema'
import { answersTo } from './answersTo'
import { mailAnswer } from './contactMails'
import { findContactMessage, recordAnswer } from './contactMessagesRepository'

/**
 * Answers a message: records the answer with it and mails it to the person who wrote. The same answer given twice sends
 * one mail.
 * @param by id of the administrator's account
 * @returns `already_answered` when a colleague gave another answer in its place
 */
export const answerContactMessage = async (
  req: PayloadRequest,
  id: string,
  by: string,
  { text, after }: AnswerOf,
): Promise<AnswerOutcome | { problem: 'not_found' | 'already_answered' }> => {
  const { payload } = req
  // recorded before it is queued: a repeated call, or the job, queues a mail that is missing
  if (await recordAnswer(payload, id, { text, by, after }))
    // without the texts, which are personal: the message itself keeps them
    await recordChange(req, {
      action: 'message.answered',
      subject: { collection: 'contact-messages', id },
      after: { status: 'answered' },
    })
  const message = await findContactMessage(payload, id)
  if (!message) return { problem: 'not_found' }
  const given = answersTo(message)[after]
  if (given) await mailAnswer(payload, id, message, given.text, after)
  if (given?.text !== text || given.by?.toHexString() !== by) return { problem: 'already_answered' }
  return {
    outcome: 'answered',
    answeredAt: given.at.toISOString(),
    updatedAt: message.updatedAt.toISOString(),
  }
}
