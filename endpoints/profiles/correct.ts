import type { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { profileCorrectionSchema } from '../../domain/profiles/profile.schema'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { changeProfile } from './changeProfile'

/**
 * `PATCH /api/profiles/:id/fields`: an administrator corrects the given fields of a person's profile (the region, a
 * misspelt name), and no other. Answers 200 `{ id, changed }`, 400, 401, 403, 404, 409 for a membership type after
 * approval. Source: spec.md section 7, "Region".
 */
export const correct: Endpoint = {
  method: 'patch',
  path: '/:id/fields',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isAdmin(req.user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    const id = req.routeParams?.id
    const profile = isObjectId(id)
      ? await modelOf(req.payload, 'profiles').findOne({ _id: id }, { user: 1 }).lean<{ user: ObjectId }>()
      : null
    if (!profile) return problem(404, 'not_found', 'This profile could not be found')
    const input = profileCorrectionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await changeProfile(req, profile.user.toHexString(), input.data)
    return refusal ?? Response.json({ id, changed: Object.keys(input.data) })
  },
}
