import type { Endpoint } from 'payload'
import { answerEndorsement } from '../../../domain/membership/endorsements'
import { endorsementAnswerSchema } from '../../../domain/membership/endorsements/endorsement.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { requires } from '../../requirements'
import { endorsementProblem } from './endorsementProblem'

/**
 * `POST /api/endorsements/answer` `{ token, answer, statement? }`: confirms or declines by the link of a mail. No
 * sign-in is needed. The first answer counts, and the same again is answered alike. Answers 200 `{ status }`, 400, 404
 * for a wrong link, 410 for one that has expired or was answered otherwise, 429.
 */
export const answer: Endpoint = {
  method: 'post',
  path: '/answer',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = endorsementAnswerSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'endorsement', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await answerEndorsement(req.payload, input.data)
    return 'problem' in result ? endorsementProblem(result.problem) : Response.json(result)
  },
}
