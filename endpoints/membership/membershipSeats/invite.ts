import { inviteToSeat } from '../../../domain/membership/membershipSeats'
import {
  seatInvitationSchema,
  staffSeatInvitationSchema,
} from '../../../domain/membership/membershipSeats/seatForm.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, TOO_MANY } from '../../describedAnswers'
import { signedIn, withRight } from '../../guards'
import { seatProblem } from './seatProblem'
import { invitedAnswer, OF_COMPANY } from './seatSchemas'

/**
 * `POST /api/membership-seats/invite` `{ name, email }`: invites somebody to a seat of the own membership, of a
 * company, by mail. Answers 201 `{ id }`, 400 naming the field, 401, 409 for a membership without seats or that is
 * not current, 429.
 */
export const invite = declareEndpoint({
  method: 'post',
  path: '/invite',
  access: signedIn('Please sign in'),
  body: seatInvitationSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'seat-invitation', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await inviteToSeat(req, user.id, body)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
})

/**
 * `POST /api/membership-seats/of/:user/invite` `{ name, email, reason }`: the same for a company, by staff who handle
 * memberships. Answers 201 `{ id }`, 400, 401, 403, 409, 429.
 */
export const inviteFor = declareEndpoint({
  method: 'post',
  path: '/of/:user/invite',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Invite somebody to a seat of a company by mail',
    parameters: OF_COMPANY,
    answers: {
      ...adds(invitedAnswer, 'Invited'),
      409: 'The membership has no seats, or is not current',
      ...TOO_MANY,
    },
  },
  access: withRight('memberships'),
  body: staffSeatInvitationSchema,
  handler: async (req, { body, user }) => {
    const attempt = await allowAttempt(req, 'seat-invitation', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const company = req.routeParams?.user
    const { reason, ...person } = body
    if (!isObjectId(company)) return seatProblem('no_seats')
    const result = await inviteToSeat(req, company, person, reason)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
})
