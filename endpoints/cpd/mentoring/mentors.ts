import type { Endpoint } from 'payload'
import { findMentoringRefusal, listMentors } from '../../../domain/cpd/mentoring'
import { mentorListSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { invalid } from '../../answers'
import { mentoringProblem } from './mentoringProblem'

/**
 * `GET /api/mentoring/mentors?field=&region=&language=&page=`: a page of the mentors with free places, as the directory
 * shows them, for current members. Answers 200 `MentorList`, 400, 401, 403.
 */
export const mentors: Endpoint = {
  method: 'get',
  path: '/mentoring/mentors',
  handler: async (req) => {
    const entitled = await findMentoringRefusal(req, 'mentee')
    if ('refusal' in entitled || !req.user)
      return mentoringProblem('refusal' in entitled ? entitled.refusal : 'unauthenticated')
    const input = mentorListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const list = await listMentors(req.payload, req.user.id, input.data)
    return Response.json(list, { headers: { 'Cache-Control': 'no-store' } })
  },
}
