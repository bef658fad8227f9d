import type { Endpoint } from 'payload'
import { acceptSeat } from '../../domain/membershipDecisions'
import { seatAcceptanceSchema } from '../../domain/membershipSeats/seatForm.schema'
import { isObjectId } from '../../platform/isObjectId'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../answers'
import { isSignedIn, signInFirst } from './findActedSeat'
import { seatProblem } from './seatProblem'

/**
 * `POST /api/membership-seats/:id/accept` `{ token? }`: accepts an invitation to a seat, by the account whose
 * address was invited and is proved, by the link's token if not before. The same again is answered alike. Answers
 * 200 `{ company }`, 401, 404 for another address's, 409 when all seats are taken, the invitation does not stand, or
 * the person holds a seat already, 429.
 */
export const accept: Endpoint = {
  method: 'post',
  path: '/:id/accept',
  handler: async (req) => {
    if (!isSignedIn(req)) return signInFirst()
    const attempt = await allowAttempt(req, 'seat-answer', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const input = seatAcceptanceSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await acceptSeat(req, id, input.data.token)
      : { problem: 'not_found' as const }
    return 'problem' in result ? seatProblem(result.problem) : Response.json(result)
  },
}
