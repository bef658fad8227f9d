import { listInvitations, listSeats } from '../../../domain/membership/membershipSeats'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn, withRight } from '../../guards'
import { seatProblem } from './seatProblem'
import { companySeatsAnswer, OF_COMPANY } from './seatSchemas'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/membership-seats/mine`: the seats of the own membership, of a company: who holds one, who is invited.
 * Answers 200 `CompanySeats`, or null for a membership without seats; 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in'),
  handler: async ({ payload }, { user }) => Response.json(await listSeats(payload, user.id), NO_STORE),
})

/**
 * `GET /api/membership-seats/invitations`: the invitations to the address of the signed-in person, and the seat that
 * they hold. Answers 200 `SeatInvitations`, 401.
 */
export const invitations = declareEndpoint({
  method: 'get',
  path: '/invitations',
  access: signedIn('Please sign in'),
  handler: async ({ payload }, { user }) => Response.json(await listInvitations(payload, user), NO_STORE),
})

/**
 * `GET /api/membership-seats/of/:user`: the seats of a company, for staff who see people. Answers 200
 * `CompanySeats`, 401, 403, 409 for a membership without seats.
 */
export const ofCompany = declareEndpoint({
  method: 'get',
  path: '/of/:user',
  operation: {
    tag: 'Staff: memberships',
    summary: 'The seats of a company: who holds one, who is invited',
    parameters: OF_COMPANY,
    answers: { ...reads(companySeatsAnswer, 'The seats'), 409: 'The membership has no seats' },
  },
  access: withRight('people'),
  handler: async (req) => {
    const user = req.routeParams?.user
    const seats = isObjectId(user) ? await listSeats(req.payload, user, { isStaff: true }) : null
    return seats ? Response.json(seats, NO_STORE) : seatProblem('no_seats')
  },
})
