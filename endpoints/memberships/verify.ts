import type { Endpoint } from 'payload'
import type { Grade } from '../../domain/memberships/grades.schema'
import { modelOf } from '../../platform/database'
import { membershipStatus } from '../../domain/memberships'
import { allowAttempt } from '../../platform/rateLimits'
import { problem, tooManyAttempts } from '../answers'
import type { VerifiedMembership } from '../../domain/memberships/ownMembership.schema'

interface Stored {
  registeredName?: string | null
  grade: Grade
  expiresAt?: Date | null
  graceUntil?: Date | null
  suspendedAt?: Date | null
}

/**
 * `GET /api/memberships/verify/:number`: what a certificate's reader may know: registered name, grade, status and date,
 * nothing else. Answers 200 `VerifiedMembership`, 404 for an unknown number or a membership that was taken back, 429 after many
 * from one address. Source: issue 5, part 4.
 */
export const verify: Endpoint = {
  method: 'get',
  path: '/verify/:number',
  handler: async (req) => {
    const attempt = await allowAttempt(req, 'verification')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const asked = req.routeParams?.number
    const number = typeof asked === 'string' ? asked.toUpperCase() : ''
    const isNumber = /^ACE-\d{4}-\d{4,11}$/.test(number)
    const found = isNumber
      ? await modelOf(req.payload, 'memberships').findOne({ number, withdrawnAt: null }).lean<Stored | null>()
      : null
    if (!found?.registeredName) return problem(404, 'not_found', 'There is no membership with this number')
    const answer: VerifiedMembership = {
      fullName: found.registeredName,
      grade: found.grade,
      status: membershipStatus({ membership: found }),
      expiresAt: found.expiresAt?.toISOString() ?? null,
    }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  },
}
