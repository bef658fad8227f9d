import type { Endpoint } from 'payload'
import { answerContactMessage } from '../../domain/contactMessages'
import { answerSchema } from '../../domain/contactMessages/answer.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, problem, readJson } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

const PROBLEMS = {
  not_found: { status: 404, text: 'This message could not be found' },
  already_answered: {
    status: 409,
    text: 'This message has been answered already. Please look at it again.',
  },
} as const

/**
 * `POST /api/contact-messages/:id/answer` `{ text, after }`: an administrator answers a message, once more
 * where `after` answers were given before. The answer is recorded with it (by whom, when), its status becomes
 * `answered`, and the person who wrote gets it by mail, once. Answers 200 `{ outcome: 'answered', answeredAt,
 * updatedAt }`, 400, 401, 403, 404, 409 `already_answered` when somebody gave another answer.
 */
export const answer: Endpoint = {
  method: 'post',
  path: '/:id/answer',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = answerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await answerContactMessage(req, id, req.user.id, input.data)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
}
