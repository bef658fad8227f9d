import { answerContactMessage } from '../../../domain/messaging/contactMessages'
import { answerSchema } from '../../../domain/messaging/contactMessages/answer.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { takeProblem } from '../../publications/uploads/uploadProblem'
import { answeredAnswer, MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'

const PROBLEMS = {
  not_found: { status: 404, text: 'This message could not be found' },
  already_answered: {
    status: 409,
    text: 'This message has been answered already. Please look at it again.',
  },
  is_spam: {
    status: 409,
    text: 'This message is marked as spam. Take the mark away before you answer it.',
  },
} as const

/**
 * `POST /api/contact-messages/:id/answer` `{ text, after, attachments }`: an administrator answers a message, once
 * more where `after` answers were given before; `attachments` are `{ key, name }` of uploads, at most five and 10 MB
 * together. The answer is stored in the thread (by whom, when), the message's status becomes `answered`, and the person
 * who wrote gets it by mail, once. Answers 200 `{ outcome: 'answered', answeredAt, updatedAt }`, 400, 401, 403, 404,
 * 409 `already_answered` when somebody gave another answer, `is_spam`, 413, 415.
 */
export const answer = declareEndpoint({
  method: 'post',
  path: '/:id/answer',
  operation: {
    tag: 'Staff: messages',
    summary: 'Answer a message by mail',
    parameters: MESSAGE_ID,
    answers: {
      ...reads(answeredAnswer, 'Answered'),
      ...NO_MESSAGE,
      409: 'A colleague answered meanwhile, or it is marked as spam',
      413: 'The files are too large',
      415: 'A file is of a kind that is not sent',
    },
  },
  access: administrators,
  body: answerSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await answerContactMessage(req, id, user.id, body)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result)
    if ('refusal' in result) return takeProblem(result.refusal)
    if (result.problem === 'too_large')
      return fieldProblem(413, 'too_large', 'file', 'The files together must be less than 10 MB')
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
