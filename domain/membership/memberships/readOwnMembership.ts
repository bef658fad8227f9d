import type { PayloadRequest } from 'payload'
import { readOwnProfile } from '../../people/profiles'
import { findMembership } from './membershipsRepository'
import type { OwnMembership } from './ownMembership.schema'
import { readCompany, readCompanyName } from './company/readCompany'

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/** The signed-in person's membership. If it has ended, the answer only says when and why. */
export const readOwnMembership = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnMembership> => {
  const [{ fullName, membershipType, membership }, found, company] = await Promise.all([
    readOwnProfile(req, user),
    findMembership(req.payload, user.id),
    readCompany(req.payload, user.id),
  ])
  const stored = found?.withdrawnAt ? null : found
  return {
    fullName,
    registeredName: stored?.registeredName ?? null,
    status: membership.status,
    grade: stored?.grade ?? membershipType,
    number: membership.number,
    startedAt: toIso(stored?.startedAt),
    expiresAt: toIso(stored?.expiresAt),
    termEndsAt: toIso(stored?.termEndsAt),
    // while a payment is checked the grace period has no end that could be told
    graceUntil: stored?.paymentReportedAt ? null : toIso(stored?.graceUntil),
    paymentReportedAt: toIso(stored?.paymentReportedAt),
    suspendedAt: toIso(stored?.suspendedAt),
    endedAt: toIso(found?.withdrawnAt),
    ending: found?.withdrawnAt ? (found.ending ?? 'withdrawn') : null,
    reason: found?.sharedReason ?? null,
    company: found?.company ? await readCompanyName(req.payload, found.company) : null,
    seats: company?.seats ?? 0,
  }
}
