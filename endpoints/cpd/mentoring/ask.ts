import type { Endpoint } from 'payload'
import { askMentor } from '../../../domain/cpd/mentoring'
import { askSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { invalid, readJson } from '../../answers'
import { mentoringAnswer, mentoringProblem, refuseTooMany } from './mentoringProblem'

/**
 * `POST /api/mentoring/ask` `{ offer }`: asks a mentor with a free place, who gets a mail. Answers 200 `{ outcome }`,
 * 400, 401, 403, 409 when there is no open request, one was asked already, or the mentor has no free place, 429.
 */
export const ask: Endpoint = {
  method: 'post',
  path: '/mentoring/ask',
  handler: async (req) => {
    if (!req.user) return mentoringProblem('unauthenticated')
    const input = askSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await refuseTooMany(req, req.user.id)
    return refusal ?? mentoringAnswer(await askMentor(req, req.user.id, input.data.offer))
  },
}
