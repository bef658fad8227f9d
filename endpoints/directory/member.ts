import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { isStaff } from '../../collections/access/roles'
import { currentMembers } from '../../domain/directory'
import { refuseDirectory } from './refuseDirectory'
import { SHOWN_FIELDS, type ShownProfile, toDirectoryMember } from '../../domain/directory/toDirectoryMember'

/**
 * `GET /api/directory/:id`: one member, as the directory shows them. Answers 200 `DirectoryMember`, 401, 403 as the
 * directory does, 404 for who is not in it.
 */
export const member: Endpoint = {
  method: 'get',
  path: '/directory/:id',
  handler: async (req) => {
    const refusal = await refuseDirectory(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const isShown =
      isObjectId(id) && (await currentMembers(req.payload)).has(id, { isExpiredShown: isStaff(req.user) })
    // past the profiles' own access: the directory shows ten fields of everybody
    const profile = isShown
      ? await modelOf(req.payload, 'profiles')
          .findOne({ _id: id, leavingAt: null }, SHOWN_FIELDS)
          .lean<ShownProfile>()
      : null
    if (!profile) return problem(404, 'not_found', 'This member could not be found')
    return Response.json(toDirectoryMember(profile))
  },
}
