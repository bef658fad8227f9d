import type { Endpoint } from 'payload'
import { listInvitations, listSeats } from '../../../domain/membership/membershipSeats'
import { isObjectId } from '../../../platform/isObjectId'
import { refuseWithout } from '../../refuseWithout'
import { isSignedIn, signInFirst } from './findActedSeat'
import { seatProblem } from './seatProblem'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/membership-seats/mine`: the seats of the own membership, of a company: who holds one, who is invited.
 * Answers 200 `CompanySeats`, or null for a membership without seats; 401.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!isSignedIn(req)) return signInFirst()
    return Response.json(await listSeats(req.payload, req.user.id), NO_STORE)
  },
}

/**
 * `GET /api/membership-seats/invitations`: the invitations to the address of the signed-in person, and the seat that
 * they hold. Answers 200 `SeatInvitations`, 401.
 */
export const invitations: Endpoint = {
  method: 'get',
  path: '/invitations',
  handler: async (req) =>
    isSignedIn(req) ? Response.json(await listInvitations(req.payload, req.user), NO_STORE) : signInFirst(),
}

/**
 * `GET /api/membership-seats/of/:user`: the seats of a company, for staff who see people. Answers 200
 * `CompanySeats`, 401, 403, 409 for a membership without seats.
 */
export const ofCompany: Endpoint = {
  method: 'get',
  path: '/of/:user',
  handler: async (req) => {
    const refused = refuseWithout('people', req)
    if (refused) return refused
    const user = req.routeParams?.user
    const seats = isObjectId(user) ? await listSeats(req.payload, user, { isStaff: true }) : null
    return seats ? Response.json(seats, NO_STORE) : seatProblem('no_seats')
  },
}
