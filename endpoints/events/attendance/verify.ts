import { verifyAttendance } from '../../../domain/events/attendance'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { verifiedAttendanceAnswer } from '../../publicSchemas'

const NOT_VALID = 'There is no valid certificate with this code'

/**
 * `GET /api/events/verify/:code`: what the reader of a certificate of attendance may know: name, event, day and hours,
 * nothing else. Answers 200 `VerifiedAttendance`, 404 for an unknown code and a certificate that is not valid any more,
 * 429 after many from one address.
 */
export const verify = declareEndpoint({
  method: 'get',
  path: '/verify/:code',
  operation: {
    tag: 'Public',
    summary: 'Whether a certificate of attendance is valid',
    parameters: { code: 'The code of the certificate.' },
    answers: {
      200: { description: 'What the reader of a certificate may know', schema: verifiedAttendanceAnswer },
      404: NOT_VALID,
      429: 'Too many from one address',
    },
  },
  access: everybody,
  handler: async (req) => {
    const attempt = await allowAttempt(req, 'verification')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const code = req.routeParams?.code
    const verified = typeof code === 'string' ? await verifyAttendance(req.payload, code) : null
    return verified
      ? Response.json(verified, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', NOT_VALID)
  },
})
