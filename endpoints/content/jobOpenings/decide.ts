import { z } from 'zod'
import { decideOpening } from '../../../domain/content/jobOpenings'
import { openingDecisionSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { NO_OPENING, OPENING_ID } from '../../cpd/mentoring/mentoringSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/decision` `OpeningDecision`: publishes an opening that waits, or declines it with
 * feedback; for staff with the right `site`. Answers 200 `{ status }`, 400, 401, 403, 404, 409 when a colleague decided
 * first, it was changed meanwhile, or its last day is over. Source: issue 13, part 11.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: careers',
    summary: 'Publish a job opening, or decline it with feedback',
    parameters: OPENING_ID,
    answers: {
      ...reads(z.object({ status: z.enum(['published', 'declined']) }), 'Decided'),
      ...NO_OPENING,
      409: 'A colleague decided or changed it, or its last day is over',
    },
  },
  access: withRight('site'),
  body: openingDecisionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await decideOpening(req, user.id, id, body)
      : { problem: 'not_found' as const }
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
})
