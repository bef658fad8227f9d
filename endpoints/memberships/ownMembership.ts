import type { PayloadRequest } from 'payload'
import { modelOf } from '../../server/services/database'
import { ownProfile } from '../profiles/ownProfile'
import type { OwnMembership } from './schema'

interface Stored {
  registeredName?: string | null
  grade: OwnMembership['grade']
  startedAt?: Date | null
  expiresAt?: Date | null
  graceUntil?: Date | null
}

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/** The signed-in person's membership; one that was taken back counts as none. */
export const ownMembership = async (req: PayloadRequest, user: { id: string; email: string }): Promise<OwnMembership> => {
  const [{ fullName, membershipType, membership }, stored] = await Promise.all([
    ownProfile(req, user),
    modelOf(req.payload, 'memberships').findOne({ user: user.id, withdrawnAt: null }).lean<Stored | null>(),
  ])
  return {
    fullName,
    registeredName: stored?.registeredName ?? null,
    status: membership.status,
    grade: stored?.grade ?? membershipType,
    number: membership.number,
    startedAt: toIso(stored?.startedAt),
    expiresAt: toIso(stored?.expiresAt),
    graceUntil: toIso(stored?.graceUntil),
  }
}
