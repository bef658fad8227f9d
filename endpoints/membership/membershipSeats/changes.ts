import type { Endpoint } from 'payload'
import { endSeat } from '../../../domain/membership/membershipDecisions'
import {
  type StoredSeat,
  resendInvitation,
  withdrawInvitation,
} from '../../../domain/membership/membershipSeats'
import type { SeatProblem } from '../../../domain/membership/membershipSeats/membershipSeats.schema'
import { staffSeatSchema } from '../../../domain/membership/membershipSeats/seatForm.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { type SignedIn, findActedSeat, isSignedIn, signInFirst } from './findActedSeat'
import { seatProblem } from './seatProblem'

type Change = (req: SignedIn, seat: StoredSeat, reason?: string) => Promise<{ problem?: SeatProblem }>

/** An endpoint that changes one seat, by the company or with a reason by staff. */
const changing = (path: string, change: Change, isMail = false): Endpoint => ({
  method: 'post',
  path,
  handler: async (req) => {
    if (!isSignedIn(req)) return signInFirst()
    const found = await findActedSeat(req)
    if (found instanceof Response) return found
    const input = found.isStaff ? staffSeatSchema.safeParse(await readJson(req)) : undefined
    if (input?.success === false) return invalid(input.error)
    if (isMail) {
      const attempt = await allowAttempt(req, 'seat-invitation', req.user.id, '')
      if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    }
    const { problem } = await change(req, found.seat, input?.data.reason)
    return problem ? seatProblem(problem) : Response.json({})
  },
})

/**
 * `POST /api/membership-seats/:id/end`: ends a seat that a person holds, whose membership ends with it. By the
 * company, or with `{ reason }` by staff who handle memberships. Answers 200, 400, 401, 404 for another company's, 409.
 */
export const end: Endpoint = changing('/:id/end', endSeat)

/** `POST /api/membership-seats/:id/withdraw`: withdraws an invitation. By whom, and answers as `…/end`. */
export const withdraw: Endpoint = changing('/:id/withdraw', withdrawInvitation)

/** `POST /api/membership-seats/:id/resend`: mails an invitation again. By whom, and answers as `…/end`; 429. */
export const resend: Endpoint = changing('/:id/resend', resendInvitation, true)
