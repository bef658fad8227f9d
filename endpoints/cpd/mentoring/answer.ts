import type { Endpoint } from 'payload'
import { answerRequest } from '../../../domain/cpd/mentoring'
import { answerSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'

/**
 * `POST /api/mentoring/requests/:id/answer` `{ answer, word }`: accepts or declines, by the mentor who was asked, or by
 * the mentee to whom staff proposed one. Answers 200 `{ outcome }`, 400, 401, 404 also to anyone else, 409 when it was
 * answered or withdrawn, or no place is left.
 */
export const answer: Endpoint = {
  method: 'post',
  path: '/mentoring/requests/:id/answer',
  handler: async (req) => {
    if (!req.user) return mentoringProblem('unauthenticated')
    const input = answerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await answerRequest(req.payload, req.user.id, id, input.data))
      : mentoringProblem('not_found')
  },
}
