import { readStaffOpening } from '../../../domain/content/jobOpenings'
import { isObjectId } from '../../../platform/isObjectId'
import { NO_OPENING, OPENING_ID, openingAnswer } from '../../cpd/mentoring/mentoringSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { openingProblem } from './openingProblem'

/**
 * `GET /api/job-openings/:id/desk`: an opening, for staff with the right `site`. Answers 200 `StaffOpening`, 401, 403,
 * 404.
 */
export const desk = declareEndpoint({
  method: 'get',
  path: '/:id/desk',
  operation: {
    tag: 'Staff: careers',
    summary: 'A job opening with who submitted and decided it',
    parameters: OPENING_ID,
    answers: { ...reads(openingAnswer, 'The opening'), ...NO_OPENING },
  },
  access: withRight('site'),
  handler: async (req) => {
    const id = req.routeParams?.id
    const opening = isObjectId(id) ? await readStaffOpening(req.payload, id) : null
    return opening
      ? Response.json(opening, { headers: { 'Cache-Control': 'no-store' } })
      : openingProblem('not_found')
  },
})
