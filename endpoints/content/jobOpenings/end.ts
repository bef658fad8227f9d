import { z } from 'zod'
import { endOpening } from '../../../domain/content/jobOpenings'
import { openingEndSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { NO_OPENING, OPENING_ID } from '../../cpd/mentoring/mentoringSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { actsOnOpening } from './actsOnOpening'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/end` `{ to }`: closes an own opening early, or withdraws it; staff any. Answers 200
 * `{ status }`, also when that was so before, 400, 401, 404, 409 for one that is not open any more.
 */
export const end = declareEndpoint({
  method: 'post',
  path: '/:id/end',
  operation: {
    tag: 'Staff: careers',
    summary: 'Close a job opening early, or withdraw it',
    parameters: OPENING_ID,
    answers: {
      ...reads(z.object({ status: z.enum(['closed', 'withdrawn']) }), 'Ended'),
      ...NO_OPENING,
      409: 'It is not open any more',
    },
  },
  access: actsOnOpening,
  body: openingEndSchema,
  handler: async (req, { id, by, body }) => {
    const result = await endOpening(req, by, id, body.to)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
})
