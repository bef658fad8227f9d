import { findMentoringRefusal, listMentors } from '../../../domain/cpd/mentoring'
import { mentorListSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { unless } from '../../guards'
import { mentoringProblem } from './mentoringProblem'

/**
 * `GET /api/mentoring/mentors?field=&region=&language=&page=`: a page of the mentors with free places, as the directory
 * shows them, for current members. Answers 200 `MentorList`, 400, 401, 403.
 */
export const mentors = declareEndpoint({
  method: 'get',
  path: '/mentoring/mentors',
  access: unless(async (req) => {
    const entitled = await findMentoringRefusal(req, 'mentee')
    return 'refusal' in entitled ? mentoringProblem(entitled.refusal) : undefined
  }),
  query: mentorListSchema,
  handler: async ({ payload }, { user, query }) =>
    Response.json(await listMentors(payload, user.id, query), { headers: { 'Cache-Control': 'no-store' } }),
})
