import type { Payload } from 'payload'
import { findMembership, isCurrentMember } from '../../membership/memberships'
import type { Standing } from './priceTicket'

/** How a person stands now: a member's grade while the membership counts. */
export const readStanding = async (payload: Payload, user: string): Promise<Standing> => {
  const membership = await findMembership(payload, user)
  return { grade: membership && isCurrentMember(membership) ? membership.grade : null }
}
