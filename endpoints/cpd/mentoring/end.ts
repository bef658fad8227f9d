import type { Endpoint } from 'payload'
import { endMentorship } from '../../../domain/cpd/mentoring'
import { endSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'

/**
 * `POST /api/mentoring/mentorships/:id/end` `{ word }`: ends an own mentorship, with a word to staff. Answers 200
 * `{ outcome }`, also when it has ended before, 400, 401, 404.
 */
export const end: Endpoint = {
  method: 'post',
  path: '/mentoring/mentorships/:id/end',
  handler: async (req) => {
    if (!req.user) return mentoringProblem('unauthenticated')
    const input = endSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await endMentorship(req.payload, req.user.id, id, input.data.word))
      : mentoringProblem('not_found')
  },
}
