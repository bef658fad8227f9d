import { readOwnMentoring } from '../../../domain/cpd/mentoring'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/mentoring/mine`: the own offer, request and mentorships, and who waits for an answer. Answers 200
 * `OwnMentoring`, 401. Source: issue 13, part 11.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mentoring/mine',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  handler: async (req, { user }) =>
    Response.json(await readOwnMentoring(req, user.id), { headers: { 'Cache-Control': 'no-store' } }),
})
