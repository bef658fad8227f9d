import { changeOwnProfile } from '../../../domain/people/memberProfiles'
import { profilePatchSchema } from '../../../domain/people/profiles/profile.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { answerProfileRefusal } from './answerProfileRefusal'

/**
 * `PATCH /api/profiles/me`: changes the fields that are given of the own profile, and no other. Answers 200
 * `OwnProfile`, 400 for what the form would refuse or a field that is not the member's to set, 401 for a
 * visitor, 409 for a membership type after approval. Source: spec.md section 7, "Profile save"; decisions.md
 * "Membership grades".
 */
export const change = declareEndpoint({
  method: 'patch',
  path: '/me',
  access: signedIn('Please sign in to see your profile'),
  body: profilePatchSchema,
  handler: async (req, { body, user }) => {
    const outcome = await changeOwnProfile(req, user, body)
    return typeof outcome === 'string' ? answerProfileRefusal(outcome) : Response.json(outcome)
  },
})
