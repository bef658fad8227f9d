import type { Endpoint } from 'payload'
import { readOwnProfile } from '../../../domain/people/profiles'
import { problem } from '../../answers'

/**
 * `GET /api/profiles/me`: the own profile. Answers 200 `OwnProfile`, 401 for a visitor. Source: spec.md
 * section 7, "Profile load".
 */
export const me: Endpoint = {
  method: 'get',
  path: '/me',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your profile')
    return Response.json(await readOwnProfile(req, req.user))
  },
}
