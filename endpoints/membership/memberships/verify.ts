import { verifyMembership } from '../../../domain/membership/memberships'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { verifiedMembershipAnswer } from '../../publicSchemas'

/**
 * `GET /api/memberships/verify/:number`: what a certificate's reader may know: registered name, grade, status
 * and date, nothing else. Answers 200 `VerifiedMembership`, 404 for an unknown number or a membership that
 * was taken back, 429 after many from one address. Source: issue 5, part 4.
 */
export const verify = declareEndpoint({
  method: 'get',
  path: '/verify/:number',
  operation: {
    tag: 'Public',
    summary: 'Whether a membership number is valid',
    parameters: { number: 'The membership number, as on the certificate.' },
    answers: {
      200: { description: 'What the reader of a certificate may know', schema: verifiedMembershipAnswer },
      404: 'There is no membership with this number',
      429: 'Too many from one address',
    },
  },
  access: everybody,
  handler: async (req) => {
    const attempt = await allowAttempt(req, 'verification')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const number = req.routeParams?.number
    const verified = typeof number === 'string' ? await verifyMembership(req.payload, number) : null
    return verified
      ? Response.json(verified, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', 'There is no membership with this number')
  },
})
