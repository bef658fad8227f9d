import type { Endpoint, Payload } from 'payload'
import { isAdmin, isChapterLead, isStaff } from '../../collections/access/roles'
import type { Profile, User } from '../../payload-types'
import { canSeeDirectory, readMemberIndex } from '../../domain/directory'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { fileAnswer } from '../fileAnswer'
import { isObjectId } from '../../platform/isObjectId'

interface Photographed extends Pick<Profile, 'region' | 'hiddenFields'> {
  _id: unknown
  user: { toString: () => string }
  avatar?: { toString: () => string } | null
}

/** Whom a photo is for: the person, staff who may read the profile, and who may see the directory unless it is hidden there. */
const maySee = async (
  payload: Payload,
  user: User,
  { _id, user: owner, region, hiddenFields }: Photographed,
): Promise<boolean> => {
  if (isAdmin(user) || owner.toString() === user.id) return true
  if (isChapterLead(user) && user.chapterRegion && user.chapterRegion === region) return true
  if (hiddenFields?.includes('avatar') || !(await canSeeDirectory({ payload, user }))) return false
  return (await readMemberIndex(payload)).has(String(_id), { isExpiredShown: isStaff(user) })
}

/**
 * `GET /api/profiles/:id/photo`: a person's photo. Answers 200, 304, 401 for a visitor, 404 where there is none or none
 * that the asking person may see.
 */
export const photo: Endpoint = {
  method: 'get',
  path: '/:id/photo',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see this photo')
    const none = problem(404, 'not_found', 'This photo could not be found')
    const id = req.routeParams?.id
    if (!isObjectId(id)) return none
    const profile = await modelOf(req.payload, 'profiles')
      .findOne({ _id: id }, { user: 1, avatar: 1, region: 1, hiddenFields: 1 })
      .lean<Photographed>()
    if (!profile?.avatar || !(await maySee(req.payload, req.user, profile))) return none
    const file = await req.payload.findByID({
      collection: 'files',
      id: profile.avatar.toString(),
      depth: 0,
      overrideAccess: true, // `files` is closed to readers; who may see the person's photo was decided above
      disableErrors: true,
      req,
    })
    if (!file) return none
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-cache')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
