import type { Endpoint } from 'payload'
import { verifyMembership } from '../../../domain/membership/memberships'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'

/**
 * `GET /api/memberships/verify/:number`: what a certificate's reader may know: registered name, grade, status
 * and date, nothing else. Answers 200 `VerifiedMembership`, 404 for an unknown number or a membership that
 * was taken back, 429 after many from one address. Source: issue 5, part 4.
 */
export const verify: Endpoint = {
  method: 'get',
  path: '/verify/:number',
  handler: async (req) => {
    const attempt = await allowAttempt(req, 'verification')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const number = req.routeParams?.number
    const verified = typeof number === 'string' ? await verifyMembership(req.payload, number) : null
    return verified
      ? Response.json(verified, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', 'There is no membership with this number')
  },
}
