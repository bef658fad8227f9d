import { readQuestion } from '../../../domain/membership/endorsements'
import { endorsementLookSchema } from '../../../domain/membership/endorsements/endorsement.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { endorsementProblem } from './endorsementProblem'

/**
 * `POST /api/endorsements/look` `{ token }`: what a link asks to confirm. No sign-in is needed, and nothing is spent.
 * Answers 200 `EndorsementQuestion`, 400, 404 for a wrong link, 410 for an expired one, 429.
 */
export const look = declareEndpoint({
  method: 'post',
  path: '/look',
  access: everybody,
  gateway: { isOpenToVisitors: true, rate: 'read' },
  body: endorsementLookSchema,
  handler: async (req, { body }) => {
    const attempt = await allowAttempt(req, 'endorsement', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const question = await readQuestion(req.payload, body.token)
    return 'problem' in question
      ? endorsementProblem(question.problem)
      : Response.json(question, { headers: { 'Cache-Control': 'no-store' } })
  },
})
