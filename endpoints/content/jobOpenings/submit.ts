import { submitOpening } from '../../../domain/content/jobOpenings'
import { newOpeningSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings` `NewOpening`: submits an opening, which waits for a decision of the staff. The same
 * key again is answered alike. Answers 201 `{ id }`, 400, 401, 403 before the address is confirmed, 409 when three wait
 * already, 429. Source: issue 13, part 11.
 */
export const submit = declareEndpoint({
  method: 'post',
  path: '/',
  access: signedIn('Please sign in to submit a job opening'),
  body: newOpeningSchema,
  handler: async (req, { user, body }) => {
    const { payload } = req
    if (!user.emailVerifiedAt)
      return problem(403, 'unverified', 'Please confirm your email address to submit a job opening')
    const attempt = await allowAttempt(req, 'job-opening', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await submitOpening(payload, user.id, body)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result, { status: 201 })
  },
})
