import type { Endpoint } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { changeProfile } from '../../../domain/people/memberProfiles'
import { findOwner } from '../../../domain/people/profiles'
import {
  type ProfileCorrected,
  profileCorrectionSchema,
} from '../../../domain/people/profiles/profile.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { forbidden, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { answerProfileRefusal } from './answerProfileRefusal'

/**
 * `PATCH /api/profiles/:id/fields`: an administrator corrects the given fields of a person's profile (the region, a
 * misspelt name), and no other. Answers 200 `{ id, changed }`, 400, 401 also without a recent proof, 403, 404, 409 for
 * a membership type after approval. Source: spec.md section 7, "Region".
 */
export const correct: Endpoint = {
  method: 'patch',
  path: '/:id/fields',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isAdmin(req.user)) return forbidden()
    const unproved = await requireRecentAuth(req)
    if (unproved) return unproved
    const id = req.routeParams?.id
    if (!isObjectId(id)) return answerProfileRefusal('not_found')
    const user = await findOwner(req.payload, id)
    if (user === undefined) return answerProfileRefusal('not_found')
    const input = profileCorrectionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await changeProfile(req, user, input.data)
    if (refusal) return answerProfileRefusal(refusal)
    return Response.json({ id, changed: Object.keys(input.data) } satisfies ProfileCorrected)
  },
}
