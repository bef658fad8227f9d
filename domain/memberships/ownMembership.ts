import type { PayloadRequest } from 'payload'
import { modelOf } from '../../platform/database'
import { ownProfile } from '../profiles/ownProfile'
import type { OwnMembership } from './ownMembership.schema'

interface Stored {
  registeredName?: string | null
  grade: OwnMembership['grade']
  startedAt?: Date | null
  expiresAt?: Date | null
  graceUntil?: Date | null
  suspendedAt?: Date | null
  withdrawnAt?: Date | null
  ending?: OwnMembership['ending']
  sharedReason?: string | null
}

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/** The signed-in person's membership; of one that has ended only when and why are told. */
export const ownMembership = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnMembership> => {
  const [{ fullName, membershipType, membership }, found] = await Promise.all([
    ownProfile(req, user),
    modelOf(req.payload, 'memberships').findOne({ user: user.id }).lean<Stored | null>(),
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
    graceUntil: toIso(stored?.graceUntil),
    suspendedAt: toIso(stored?.suspendedAt),
    endedAt: toIso(found?.withdrawnAt),
    ending: found?.withdrawnAt ? (found.ending ?? 'withdrawn') : null,
    reason: found?.sharedReason ?? null,
  }
}
