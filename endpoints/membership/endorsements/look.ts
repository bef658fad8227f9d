import type { Endpoint } from 'payload'
import { readQuestion } from '../../../domain/membership/endorsements'
import { endorsementLookSchema } from '../../../domain/membership/endorsements/endorsement.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { requires } from '../../requirements'
import { endorsementProblem } from './endorsementProblem'

/**
 * `POST /api/endorsements/look` `{ token }`: what a link asks to confirm. No sign-in is needed, and nothing is spent.
 * Answers 200 `EndorsementQuestion`, 400, 404 for a wrong link, 410 for an expired one, 429.
 */
export const look: Endpoint = {
  method: 'post',
  path: '/look',
  custom: requires({ isOpenToVisitors: true, rate: 'read' }),
  handler: async (req) => {
    const input = endorsementLookSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'endorsement', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const question = await readQuestion(req.payload, input.data.token)
    return 'problem' in question
      ? endorsementProblem(question.problem)
      : Response.json(question, { headers: { 'Cache-Control': 'no-store' } })
  },
}
