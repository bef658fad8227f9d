import type { Endpoint } from 'payload'
import { replaceSeat } from '../../../domain/membership/membershipDecisions'
import {
  seatInvitationSchema,
  staffSeatInvitationSchema,
} from '../../../domain/membership/membershipSeats/seatForm.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { findActedSeat, isSignedIn, signInFirst } from './findActedSeat'
import { seatProblem } from './seatProblem'

/**
 * `POST /api/membership-seats/:id/replace` `{ name, email }`: gives a seat to somebody else: the other person is
 * invited, and the seat ends for who holds it. By the company, or with a `reason` by staff who handle memberships.
 * Answers 201 `{ id }` of the invitation, 400 naming the field, 401, 404 for another company's, 409, 429.
 */
export const replace: Endpoint = {
  method: 'post',
  path: '/:id/replace',
  handler: async (req) => {
    if (!isSignedIn(req)) return signInFirst()
    const found = await findActedSeat(req)
    if (found instanceof Response) return found
    const body = await readJson(req)
    const input = (found.isStaff ? staffSeatInvitationSchema : seatInvitationSchema).safeParse(body)
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'seat-invitation', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { reason, ...person } = { reason: undefined, ...input.data }
    const result = await replaceSeat(req, found.seat, person, reason)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
}
