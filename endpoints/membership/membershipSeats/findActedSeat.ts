import type { PayloadRequest } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { type StoredSeat, findSeat } from '../../../domain/membership/membershipSeats'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { seatProblem } from './seatProblem'

export type SignedIn = PayloadRequest & { user: NonNullable<PayloadRequest['user']> }

export const isSignedIn = (req: PayloadRequest): req is SignedIn => Boolean(req.user)

export const signInFirst = (): Response => problem(401, 'unauthenticated', 'Please sign in')

/**
 * The seat that an address names, for who may act on it: the company's own account, and staff who handle
 * memberships, who give a reason. 404 for everybody else's.
 */
export const findActedSeat = async (
  req: SignedIn,
): Promise<{ seat: StoredSeat; isStaff: boolean } | Response> => {
  const id = req.routeParams?.id
  const seat = isObjectId(id) ? await findSeat(req.payload, id) : null
  const isOwn = seat?.company.toHexString() === req.user.id
  if (!seat || !(isOwn || handlesMemberships(req.user))) return seatProblem('not_found')
  return { seat, isStaff: !isOwn }
}
