import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import type { TakeRefusal } from '../../../publications/uploads'
import type { AnswerOf, AnswerOutcome } from '../answer.schema'
import { findContactMessage } from '../contactMessagesRepository'
import { findAnswer, storeEntry } from './entriesRepository'
import { finaliseAnswer } from './finaliseEntries'
import { takeAttachments } from './takeAttachments'

type Refused =
  { problem: 'not_found' | 'already_answered' | 'is_spam' | 'too_large' } | { refusal: TakeRefusal }

/**
 * Answers a message: stores the answer as the next entry of its thread and mails it to the person who wrote. The same
 * answer given twice sends one mail.
 * @param by id of the administrator's account
 * @returns `already_answered` when a colleague gave another answer in its place: nothing was stored
 */
export const answerContactMessage = async (
  req: PayloadRequest,
  id: string,
  by: string,
  { text, after, attachments }: AnswerOf,
): Promise<AnswerOutcome | Refused> => {
  const { payload } = req
  const message = await findContactMessage(payload, id)
  if (!message) return { problem: 'not_found' }
  if (message.spamAt) return { problem: 'is_spam' }
  if (after > 0 && !(await findAnswer(payload, id, after - 1))) return { problem: 'already_answered' }
  const taken = await takeAttachments(req, attachments)
  if (!('files' in taken)) return taken
  // stored before its mail is queued: a repeated call, or the job, queues one that is missing
  const isNew = await storeEntry(payload, {
    message: id,
    kind: 'answer',
    place: after,
    text,
    author: by,
    attachments: taken.files,
    mailToken: randomUUID(),
    needsFinalising: true,
  })
  const given = await findAnswer(payload, id, after)
  if (!given) return { problem: 'not_found' }
  await finaliseAnswer(payload, given)
  if (isNew)
    // without the texts, which are personal: the thread keeps them
    await recordChange(req, {
      action: 'message.answered',
      subject: { collection: 'contact-messages', id },
      account: message.user?.toHexString(),
      after: { status: 'answered' },
    })
  else if (given.text !== text || given.author?.toHexString() !== by) return { problem: 'already_answered' }
  const answered = await findContactMessage(payload, id)
  return {
    outcome: 'answered',
    answeredAt: given.createdAt.toISOString(),
    updatedAt: (answered?.updatedAt ?? given.createdAt).toISOString(),
  }
}
