import type { Endpoint } from 'payload'
import { requestRenewal } from '../../domain/renewals'
import { renewalSchema } from '../../domain/renewals/renewalForm.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { SIGN_IN_FIRST } from './mine'

const PROBLEMS = {
  not_renewable: 'You have no membership that can be renewed. Please contact us.',
  open_already: 'You have already requested a renewal. We will contact you soon.',
}

/**
 * `POST /api/renewals/request` `{ years }`: asks for the own membership to be renewed; staff confirm it. A unique index
 * lets each account have one open request. Answers 201 `{ id }`, 400, 401, 409 while one is open or without a
 * membership that ends, 429. Source: spec.md section 2, "/membership/renewal"; issue 5, part 4.
 */
export const request: Endpoint = {
  method: 'post',
  path: '/request',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const input = renewalSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'renewal', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await requestRenewal(req, req.user, input.data.years)
    return 'problem' in result
      ? problem(409, result.problem, PROBLEMS[result.problem])
      : Response.json(result, { status: 201 })
  },
}
