import type { Endpoint } from 'payload'
import { changeOwnProfile } from '../../../domain/people/memberProfiles'
import { profilePatchSchema } from '../../../domain/people/profiles/profile.schema'
import { invalid, problem, readJson } from '../../answers'
import { answerProfileRefusal } from './answerProfileRefusal'

/**
 * `PATCH /api/profiles/me`: changes the fields that are given of the own profile, and no other. Answers 200
 * `OwnProfile`, 400 for what the form would refuse or a field that is not the member's to set, 401 for a
 * visitor, 409 for a membership type after approval. Source: spec.md section 7, "Profile save"; decisions.md
 * "Membership grades".
 */
export const change: Endpoint = {
  method: 'patch',
  path: '/me',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your profile')
    const input = profilePatchSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const outcome = await changeOwnProfile(req, req.user, input.data)
    return typeof outcome === 'string' ? answerProfileRefusal(outcome) : Response.json(outcome)
  },
}
