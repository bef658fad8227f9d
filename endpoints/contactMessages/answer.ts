import type { Endpoint, PayloadRequest } from 'payload'
import { ObjectId } from 'mongodb'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { type ReceivedMessage, mailAnswer } from '../../domain/contactMessages/contactMails'
import { type AnswerOutcome, type AnswerOf, answerSchema } from '../../domain/contactMessages/answer.schema'

interface StoredMessage extends Omit<ReceivedMessage, 'id'> {
  answer?: string | null
  answeredBy?: unknown
  answeredAt?: Date | null
  furtherAnswers?: { text: string; by?: unknown; at: Date }[] | null
  updatedAt: Date
}

interface GivenAnswer {
  text: string
  by: unknown
  at: Date
}

/** The answers to a message, in their order. */
const answersOf = ({ answer, answeredBy, answeredAt, furtherAnswers }: StoredMessage): GivenAnswer[] => [
  ...(answer && answeredAt ? [{ text: answer, by: answeredBy, at: answeredAt }] : []),
  ...(furtherAnswers ?? []).map(({ text, by, at }) => ({ text, by, at })),
]

/** Records an answer if exactly so many were given before it: one conditional update. */
const record = async (
  { payload }: PayloadRequest,
  id: string,
  actor: string,
  { text, after }: AnswerOf,
): Promise<boolean> => {
  const now = new Date()
  const common = { status: 'answered', updatedAt: now }
  const messages = modelOf(payload, 'contact-messages')
  const { matchedCount } =
    after === 0
      ? await messages.updateOne(
          { _id: id, answeredAt: null },
          { $set: { answer: text, answeredBy: actor, answeredAt: now, ...common } },
        )
      : await messages.updateOne(
          {
            _id: id,
            answeredAt: { $ne: null },
            $expr: { $eq: [{ $size: { $ifNull: ['$furtherAnswers', []] } }, after - 1] },
          },
          {
            $set: common,
            $push: {
              furtherAnswers: { id: new ObjectId().toHexString(), text, by: new ObjectId(actor), at: now },
            },
          },
        )
  return matchedCount > 0
}

/**
 * `POST /api/contact-messages/:id/answer` `{ text, after }`: an administrator answers a message, once more where `after`
 * answers were given before. The answer is recorded with it (who, when), its status becomes `answered`, and the writer
 * gets it by mail. Asked twice for the same answer, one mail is sent. Answers 200 `{ outcome: 'answered', answeredAt, updatedAt }`, 400, 401, 403, 404, 409 `already_answered` when
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

    const { text, after } = input.data
    // recorded before it is queued: the mail follows from the record, and a repeated call or the job catches it up
    const isRecorded = await record(req, id, req.user.id, { text, after })
    // the texts are personal: the message itself keeps them
    if (isRecorded)
      await recordChange(req, {
        action: 'message.answered',
        subject: { collection: 'contact-messages', id },
        after: { status: 'answered' },
      })
    const message = await modelOf(req.payload, 'contact-messages').findById(id).lean<StoredMessage>()
    if (!message) return problem(404, 'not_found', 'This message could not be found')
    const given = answersOf(message)[after]
    if (given) await mailAnswer(req.payload, { ...message, id, answer: given.text }, after)
    if (given?.text !== text || String(given.by) !== req.user.id) {
      return problem(
        409,
        'already_answered',
        'This message has been answered already. Please look at it again.',
      )
    }
    return Response.json({
      outcome: 'answered',
      answeredAt: given.at.toISOString(),
      updatedAt: message.updatedAt.toISOString(),
    } satisfies AnswerOutcome)
  },
}
