import type { PayloadRequest } from 'payload'
import { heldRoles } from '../../../collections/access/policies.schema'
import { findSession, readSessionToken } from '../credentials'

/** The account that a request is signed in to, with the name on its profile, and when its session expires. */
export const readSignedIn = async (req: PayloadRequest) => {
  const token = readSessionToken(req.headers)
  const session = token && req.user ? await findSession(req.payload, token) : undefined
  if (!req.user || !session) return undefined
  const { docs } = await req.payload.find({
    collection: 'profiles',
    where: { user: { equals: req.user.id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const {
    id,
    email,
    branchRoles,
    chapterRegion,
    ledGroup,
    isFactorMissing,
    emailVerifiedAt,
    createdAt,
    updatedAt,
  } = req.user
  return {
    user: {
      id,
      email,
      roles: heldRoles(req.user),
      branchRoles,
      chapterRegion,
      ledGroup,
      isFactorMissing,
      emailVerifiedAt,
      createdAt,
      updatedAt,
      collection: 'users' as const,
      fullName: docs[0]?.fullName ?? email,
    },
    expiresAt: session.expiresAt,
  }
}
