import type { Endpoint } from 'payload'
import { readOwnMentoring } from '../../../domain/cpd/mentoring'
import { mentoringProblem } from './mentoringProblem'

/**
 * `GET /api/mentoring/mine`: the own offer, request and mentorships, and who waits for an answer. Answers 200
 * `OwnMentoring`, 401. Source: issue 13, part 11.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mentoring/mine',
  handler: async (req) =>
    req.user
      ? Response.json(await readOwnMentoring(req, req.user.id), { headers: { 'Cache-Control': 'no-store' } })
      : mentoringProblem('unauthenticated'),
}
