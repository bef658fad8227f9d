import { isStaff } from '../../../collections/access/roles'
import { findDirectoryMember } from '../../../domain/people/directory'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { unless } from '../../guards'
import { directoryMemberAnswer } from '../../publicSchemas'
import { refuseDirectory } from './refuseDirectory'

/**
 * `GET /api/directory/:id`: one member, as the directory shows them. Answers 200 `DirectoryMember`, 401, 403 as the
 * directory does, 404 for a person who is not in it.
 */
export const member = declareEndpoint({
  method: 'get',
  path: '/directory/:id',
  operation: {
    tag: 'Members',
    summary: 'A member of the directory',
    parameters: { id: 'The id of the member in the directory.' },
    answers: {
      200: { description: 'The member', schema: directoryMemberAnswer },
      403: 'The account has no confirmed address or no current membership',
      404: 'Not in the directory',
    },
  },
  access: unless(refuseDirectory),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const found = isObjectId(id)
      ? await findDirectoryMember(req.payload, id, { isExpiredShown: isStaff(user) })
      : undefined
    return found ? Response.json(found) : problem(404, 'not_found', 'This member could not be found')
  },
})
