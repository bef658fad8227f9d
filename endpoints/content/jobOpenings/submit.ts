import type { Endpoint } from 'payload'
import { submitOpening } from '../../../domain/content/jobOpenings'
import { newOpeningSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/submit` `NewOpening`: submits an opening, which waits for a decision of the staff. The same
 * key again is answered alike. Answers 201 `{ id }`, 400, 401, 403 before the address is confirmed, 409 when three wait
 * already, 429. Source: issue 13, part 11.
 */
export const submit: Endpoint = {
  method: 'post',
  path: '/submit',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to submit a job opening')
    if (!user.emailVerifiedAt)
      return problem(403, 'unverified', 'Please confirm your email address to submit a job opening')
    const input = newOpeningSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'job-opening', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await submitOpening(payload, user.id, input.data)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result, { status: 201 })
  },
}
