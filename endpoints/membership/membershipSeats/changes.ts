import type { Endpoint, PayloadRequest } from 'payload'
import { endSeat } from '../../../domain/membership/membershipDecisions'
import {
  resendInvitation,
  type StoredSeat,
  withdrawInvitation,
} from '../../../domain/membership/membershipSeats'
import type { SeatProblem } from '../../../domain/membership/membershipSeats/membershipSeats.schema'
import { staffSeatSchema } from '../../../domain/membership/membershipSeats/seatForm.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, tooManyAttempts } from '../../answers'
import { declareEndpoint, type OperationDescription } from '../../declareEndpoint'
import { reads, TOO_MANY, WRONG_FIELDS } from '../../describedAnswers'
import type { SignedInUser } from '../../guards'
import { actsOnSeat } from './actsOnSeat'
import { seatProblem } from './seatProblem'
import { nothing, SEAT_ID } from './seatSchemas'

type Change = (
  req: PayloadRequest & { user: SignedInUser },
  seat: StoredSeat,
  reason?: string,
) => Promise<{ problem?: SeatProblem }>

/** An endpoint that changes one seat, by the company or with a reason by staff. */
const changing = (
  path: string,
  operation: Pick<OperationDescription, 'summary' | 'answers'>,
  change: Change,
  isMail = false,
): Endpoint =>
  declareEndpoint({
    method: 'post',
    path,
    operation: {
      tag: 'Staff: memberships',
      summary: operation.summary,
      parameters: SEAT_ID,
      answers: { ...WRONG_FIELDS, ...operation.answers },
    },
    access: actsOnSeat,
    body: staffSeatSchema.partial().optional(),
    handler: async (req, { seat, user, isStaff, body }) => {
      const input = isStaff ? staffSeatSchema.safeParse(body) : undefined
      if (input?.success === false) return invalid(input.error)
      if (isMail) {
        const attempt = await allowAttempt(req, 'seat-invitation', user.id, '')
        if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
      }
      const { problem } = await change(req, seat, input?.data.reason)
      return problem ? seatProblem(problem) : Response.json({})
    },
  })

/**
 * `POST /api/membership-seats/:id/end`: ends a seat that a person holds, whose membership ends with it. By the
 * company, or with `{ reason }` by staff who handle memberships. Answers 200, 400, 401, 404 for another company's, 409.
 */
export const end: Endpoint = changing(
  '/:id/end',
  {
    summary: 'End a seat that a person holds, whose membership ends with it',
    answers: { ...reads(nothing, 'Ended'), 409: 'The seat has ended' },
  },
  endSeat,
)

/** `POST /api/membership-seats/:id/withdraw`: withdraws an invitation. By whom, and answers as `…/end`. */
export const withdraw: Endpoint = changing(
  '/:id/withdraw',
  {
    summary: 'Withdraw an invitation to a seat',
    answers: { ...reads(nothing, 'Withdrawn'), 409: 'The invitation does not stand any more' },
  },
  withdrawInvitation,
)

/** `POST /api/membership-seats/:id/resend`: mails an invitation again. By whom, and answers as `…/end`; 429. */
export const resend: Endpoint = changing(
  '/:id/resend',
  {
    summary: 'Mail an invitation to a seat again',
    answers: { ...reads(nothing, 'Sent'), 409: 'The invitation does not stand any more', ...TOO_MANY },
  },
  resendInvitation,
  true,
)
