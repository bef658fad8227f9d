import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { ownProfile } from '../../domain/profiles/ownProfile'

export const SIGN_IN_FIRST = 'Please sign in to see your profile'

/** `GET /api/profiles/me`: the own profile. Answers 200 `OwnProfile`, 401 for a visitor. Source: spec.md section 7, "Profile load". */
export const me: Endpoint = {
  method: 'get',
  path: '/me',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    return Response.json(await ownProfile(req, req.user))
  },
}
