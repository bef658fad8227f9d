import type { Endpoint } from 'payload'
import { findSession, readSessionToken } from '../../domain/credentials'

/** `GET /api/users/me`: who is signed in. Answers 200 `{ user, exp }`, both null for a visitor. */
export const me: Endpoint = {
  method: 'get',
  path: '/me',
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    const session = token && req.user ? await findSession(req.payload, token) : undefined
    if (!req.user || !session) return Response.json({ user: null, exp: null })
    const { docs } = await req.payload.find({
      collection: 'profiles',
      where: { user: { equals: req.user.id } },
      limit: 1,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const { id, email, roles, chapterRegion, isFactorMissing, emailVerifiedAt, createdAt, updatedAt } =
      req.user
    return Response.json({
      user: {
        id,
        email,
        roles,
        chapterRegion,
        isFactorMissing,
        emailVerifiedAt,
        createdAt,
        updatedAt,
        collection: 'users',
        fullName: docs[0]?.fullName ?? email,
      },
      exp: Math.floor(session.expiresAt.getTime() / 1000),
    })
  },
}
