import { listStaffOpenings } from '../../../domain/content/jobOpenings'
import { openingListSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { openingsAnswer } from '../../cpd/mentoring/mentoringSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'

/**
 * `GET /api/job-openings?q=&status=&page=`: a page of all openings, for staff with the right `site`. Answers 200
 * `StaffOpeningList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: careers',
    summary: 'All job openings',
    answers: { ...reads(openingsAnswer, 'A page of openings') },
  },
  access: withRight('site'),
  query: openingListSchema,
  handler: async (req, { query }) => {
    const openings = await listStaffOpenings(req.payload, query)
    return Response.json(openings, { headers: { 'Cache-Control': 'no-store' } })
  },
})
