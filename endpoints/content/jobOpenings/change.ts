import { z } from 'zod'
import { changeOpening } from '../../../domain/content/jobOpenings'
import { openingChangeSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { NO_OPENING, OPENING_ID } from '../../cpd/mentoring/mentoringSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads, TOO_MANY } from '../../describedAnswers'
import { actsOnOpening } from './actsOnOpening'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/change` `OpeningChange`: changes an own opening, which then waits for a decision (again);
 * staff change any, which stays as it is. Answers 200 `{ id }`, 400, 401, 404 also for one of somebody else, 409 on a
 * version conflict and when three wait already, 429. Source: issue 13, part 11.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: careers',
    summary: 'Change a job opening; one that staff change stays as it is',
    parameters: OPENING_ID,
    answers: {
      ...reads(z.object({ id: z.string() }), 'Changed'),
      ...NO_OPENING,
      409: 'It was changed meanwhile, or is not open any more',
      ...TOO_MANY,
    },
  },
  access: actsOnOpening,
  body: openingChangeSchema,
  handler: async (req, { id, by, body }) => {
    const attempt = await allowAttempt(req, 'job-opening', by.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await changeOpening(req, by, id, body)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
})
