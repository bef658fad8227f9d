import type { Endpoint, PayloadRequest } from 'payload'
import { acceptSeat } from '../../../domain/membership/membershipDecisions'
import { declineSeat } from '../../../domain/membership/membershipSeats'
import type { SeatProblem } from '../../../domain/membership/membershipSeats/membershipSeats.schema'
import { seatAnswerSchema } from '../../../domain/membership/membershipSeats/seatForm.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, type SignedInUser } from '../../guards'
import { seatProblem } from './seatProblem'

type Answer = (
  req: PayloadRequest & { user: SignedInUser },
  id: string,
  token?: string,
) => Promise<{ company?: string; problem?: SeatProblem }>

/** An endpoint by which the invited person answers an invitation. */
const answering = (path: string, answer: Answer): Endpoint =>
  declareEndpoint({
    method: 'post',
    path,
    access: signedIn('Please sign in'),
    body: seatAnswerSchema,
    handler: async (req, { user, body }) => {
      const attempt = await allowAttempt(req, 'seat-answer', user.id, '')
      if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
      const id = req.routeParams?.id
      if (!isObjectId(id)) return seatProblem('not_found')
      const { problem, ...result } = await answer(req, id, body.token)
      return problem ? seatProblem(problem) : Response.json(result)
    },
  })

/**
 * `POST /api/membership-seats/:id/accept` `{ token? }`: accepts an invitation to a seat, by the account whose
 * address was invited and is proved, by the link's token if not before. The same again is answered alike. Answers
 * 200 `{ company }`, 401, 404 for another address's, 409 when all seats are taken, the invitation does not stand, or
 * the person holds a seat already, 429.
 */
export const accept: Endpoint = answering('/:id/accept', acceptSeat)

/**
 * `POST /api/membership-seats/:id/decline` `{ token? }`: declines an invitation, by the same person; the company is
 * told by mail. The same again is answered alike. Answers 200, 401, 404 for another address's, 409 when it was accepted
 * or the address is not proved, 429.
 */
export const decline: Endpoint = answering('/:id/decline', declineSeat)
