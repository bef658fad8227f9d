import type { PayloadRequest } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { findSeat, type StoredSeat } from '../../../domain/membership/membershipSeats'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { admittedBy, type SignedInUser } from '../../guards'
import { seatProblem } from './seatProblem'

export interface ActedSeat {
  seat: StoredSeat
  user: SignedInUser
  isStaff: boolean
}

/**
 * The seat that an address names, for those who may act on it: the company's own account, and staff who handle
 * memberships, who give a reason. 404 for everybody else's.
 */
const findActedSeat = async ({
  payload,
  user,
  routeParams,
}: PayloadRequest): Promise<ActedSeat | { refusal: Response }> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const id = routeParams?.id
  const seat = isObjectId(id) ? await findSeat(payload, id) : null
  const isOwn = seat?.company.toHexString() === user.id
  if (!seat || !(isOwn || handlesMemberships(user))) return { refusal: seatProblem('not_found') }
  return { seat, user, isStaff: !isOwn }
}

/** The company of a seat, and staff who handle memberships. */
export const actsOnSeat = admittedBy(findActedSeat, {
  answers: { 401: 'Nobody is signed in', 404: 'There is no such seat' },
})
