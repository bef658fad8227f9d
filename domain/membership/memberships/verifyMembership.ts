import type { Payload } from 'payload'
import { findMembershipByNumber } from './membershipsRepository'
import { membershipStatus } from './membershipStatus'
import type { VerifiedMembership } from './ownMembership.schema'

/**
 * What a certificate's reader may know of a membership.
 * @param number in any case
 * @returns null for an unknown number and for a membership that was taken back
 */
export const verifyMembership = async (
  payload: Payload,
  number: string,
): Promise<VerifiedMembership | null> => {
  const printed = number.toUpperCase()
  const found = /^ACE-\d{4}-\d{4,11}$/.test(printed) ? await findMembershipByNumber(payload, printed) : null
  if (!found?.registeredName) return null
  return {
    fullName: found.registeredName,
    grade: found.grade,
    status: membershipStatus({ membership: found }),
    expiresAt: found.expiresAt?.toISOString() ?? null,
  }
}
