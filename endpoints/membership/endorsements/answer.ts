import { answerEndorsement } from '../../../domain/membership/endorsements'
import { endorsementAnswerSchema } from '../../../domain/membership/endorsements/endorsement.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { endorsementProblem } from './endorsementProblem'

/**
 * `POST /api/endorsements/answer` `{ token, answer, statement? }`: confirms or declines by the link of a mail. No
 * sign-in is needed. The first answer counts, and the same again is answered alike. Answers 200 `{ status }`, 400, 404
 * for a wrong link, 410 for one that has expired or was answered otherwise, 429.
 */
export const answer = declareEndpoint({
  method: 'post',
  path: '/answer',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: endorsementAnswerSchema,
  handler: async (req, { body }) => {
    const attempt = await allowAttempt(req, 'endorsement', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await answerEndorsement(req.payload, body)
    return 'problem' in result ? endorsementProblem(result.problem) : Response.json(result)
  },
})
