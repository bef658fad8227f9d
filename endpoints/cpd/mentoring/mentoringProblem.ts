import type { PayloadRequest } from 'payload'
import {
  MENTORING_PROBLEMS,
  type MentoringProblem,
} from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'

/** The answer to a request about mentoring that was refused. */
export const mentoringProblem = (code: MentoringProblem): Response =>
  problem(MENTORING_PROBLEMS[code].status, code, MENTORING_PROBLEMS[code].text)

/** The answer to an operation: what it came to, or why it was refused. */
export const mentoringAnswer = (result: { outcome: string } | { problem: MentoringProblem }): Response =>
  'problem' in result ? mentoringProblem(result.problem) : Response.json(result)

/** Counts what a person sends about mentoring. @returns the refusal when it is too much: 429 */
export const refuseTooMany = async (req: PayloadRequest, user: string): Promise<Response | undefined> => {
  const attempt = await allowAttempt(req, 'mentoring', user, '')
  return attempt.isAllowed ? undefined : tooManyAttempts(attempt.retryAfterSeconds)
}
