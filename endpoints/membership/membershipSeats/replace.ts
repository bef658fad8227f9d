import { replaceSeat } from '../../../domain/membership/membershipDecisions'
import {
  seatInvitationSchema,
  staffSeatInvitationSchema,
  staffSeatSchema,
} from '../../../domain/membership/membershipSeats/seatForm.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, TOO_MANY } from '../../describedAnswers'
import { actsOnSeat } from './actsOnSeat'
import { seatProblem } from './seatProblem'
import { invitedAnswer, SEAT_ID } from './seatSchemas'

/**
 * `POST /api/membership-seats/:id/replace` `{ name, email }`: gives a seat to somebody else: the other person is
 * invited, and the seat ends for who holds it. By the company, or with a `reason` by staff who handle memberships.
 * Answers 201 `{ id }` of the invitation, 400 naming the field, 401, 404 for another company's, 409, 429.
 */
export const replace = declareEndpoint({
  method: 'post',
  path: '/:id/replace',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Give a seat to somebody else, who is invited',
    parameters: SEAT_ID,
    answers: {
      ...adds(invitedAnswer, 'Invited'),
      409: 'The seat or the membership does not allow it',
      ...TOO_MANY,
    },
  },
  access: actsOnSeat,
  body: seatInvitationSchema.extend(staffSeatSchema.partial().shape),
  handler: async (req, { seat, user, isStaff, body }) => {
    const input = (isStaff ? staffSeatInvitationSchema : seatInvitationSchema).safeParse(body)
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'seat-invitation', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { reason, ...person } = { reason: undefined, ...input.data }
    const result = await replaceSeat(req, seat, person, reason)
    return 'id' in result ? Response.json(result, { status: 201 }) : seatProblem(result.problem)
  },
})
