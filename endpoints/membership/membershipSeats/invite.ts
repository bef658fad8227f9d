import type { Endpoint } from 'payload'
import { inviteToSeat } from '../../../domain/membership/membershipSeats'
import {
  seatInvitationSchema,
  staffSeatInvitationSchema,
} from '../../../domain/membership/membershipSeats/seatForm.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { isSignedIn, signInFirst } from './findActedSeat'
import { seatProblem } from './seatProblem'

/**
 * `POST /api/membership-seats/invite` `{ name, email }`: invites somebody to a seat of the own membership, of a
 * company, by mail. Answers 201 `{ id }`, 400 naming the field, 401, 409 for a membership without seats or that is
 * not current, 429.
 */
export const invite: Endpoint = {
  method: 'post',
  path: '/invite',
  handler: async (req) => {
    if (!isSignedIn(req)) return signInFirst()
    const input = seatInvitationSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'seat-invitation', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await inviteToSeat(req, req.user.id, input.data)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
}

/**
 * `POST /api/membership-seats/of/:user/invite` `{ name, email, reason }`: the same for a company, by staff who handle
 * memberships. Answers 201 `{ id }`, 400, 401, 403, 409, 429.
 */
export const inviteFor: Endpoint = {
  method: 'post',
  path: '/of/:user/invite',
  handler: async (req) => {
    const refused = refuseWithout('memberships', req)
    if (refused) return refused
    if (!isSignedIn(req)) return signInFirst()
    const input = staffSeatInvitationSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'seat-invitation', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const user = req.routeParams?.user
    const { reason, ...person } = input.data
    if (!isObjectId(user)) return seatProblem('no_seats')
    const result = await inviteToSeat(req, user, person, reason)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
}
