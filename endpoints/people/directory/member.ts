import type { Endpoint } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import { findDirectoryMember } from '../../../domain/people/directory'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseDirectory } from './refuseDirectory'

/**
 * `GET /api/directory/:id`: one member, as the directory shows them. Answers 200 `DirectoryMember`, 401, 403 as the
 * directory does, 404 for a person who is not in it.
 */
export const member: Endpoint = {
  method: 'get',
  path: '/directory/:id',
  handler: async (req) => {
    const refusal = await refuseDirectory(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const found = isObjectId(id)
      ? await findDirectoryMember(req.payload, id, { isExpiredShown: isStaff(req.user) })
      : undefined
    return found ? Response.json(found) : problem(404, 'not_found', 'This member could not be found')
  },
}
