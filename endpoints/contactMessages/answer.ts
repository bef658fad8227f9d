import type { Endpoint } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../server/services/database'
import { recordChange } from '../../server/services/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../isObjectId'
import { type ReceivedMessage, mailAnswer } from './contactMails'
import { type AnswerOutcome, answerSchema } from './schema'

interface StoredMessage extends Omit<ReceivedMessage, 'id'> {
  answer?: string | null
  answeredBy?: unknown
  answeredAt?: Date | null
  updatedAt: Date
}

/**
 * `POST /api/contact-messages/:id/answer` `{ text }`: an administrator answers a message. The answer is recorded with
 * it (who, when), its status becomes `answered`, and the writer gets it by mail. Asked twice for the same answer, one
 * mail is sent. Answers 200 `{ outcome: 'answered', answeredAt, updatedAt }`, 400, 401, 403, 404, 409 `already_answered` when
 * somebody answered it otherwise.
 */
export const answer: Endpoint = {
  method: 'post',
  path: '/:id/answer',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isAdmin(req.user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    const input = answerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', 'This message could not be found')

    const { text } = input.data
    const messages = modelOf(req.payload, 'contact-messages')
    const now = new Date()
    // recorded before it is queued: the mail follows from the record, and a repeated call or the job catches it up
    const { matchedCount } = await messages.updateOne(
      { _id: id, answeredAt: null },
      { $set: { answer: text, answeredBy: req.user.id, answeredAt: now, status: 'answered', updatedAt: now } },
    )
    // the texts are personal: the message itself keeps them
    if (matchedCount > 0) await recordChange(req, { action: 'message.answered', subject: { collection: 'contact-messages', id }, after: { status: 'answered' } })
    const message = await messages.findById(id).lean<StoredMessage>()
    if (!message?.answer || !message.answeredAt) return problem(404, 'not_found', 'This message could not be found')
    await mailAnswer(req.payload, { ...message, id, answer: message.answer })
    if (message.answer !== text || String(message.answeredBy) !== req.user.id) {
      return problem(409, 'already_answered', 'This message has already been answered. Please check it again.')
    }
    return Response.json({ outcome: 'answered', answeredAt: message.answeredAt.toISOString(), updatedAt: message.updatedAt.toISOString() } satisfies AnswerOutcome)
  },
}
