import { readOwnProfile } from '../../../domain/people/profiles'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/profiles/me`: the own profile. Answers 200 `OwnProfile`, 401 for a visitor. Source: spec.md
 * section 7, "Profile load".
 */
export const me = declareEndpoint({
  method: 'get',
  path: '/me',
  access: signedIn('Please sign in to see your profile'),
  handler: async (req, { user }) => Response.json(await readOwnProfile(req, user)),
})
