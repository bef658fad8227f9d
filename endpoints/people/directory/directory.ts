import { isStaff } from '../../../collections/access/roles'
import { listDirectoryMembers } from '../../../domain/people/directory'
import { directorySchema } from '../../../domain/people/directory/directory.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { unless } from '../../guards'
import { directoryAnswer } from '../../publicSchemas'
import { refuseDirectory } from './refuseDirectory'

/**
 * `GET /api/directory?search=&region=&grade=&division=&membership=&sort=&page=`: the current members whose
 * name, title, specialization or organization contains a text, whatever its case and accents and every other
 * character for itself; 24 a page. Staff can ask for those whose membership has expired. Of each the ten
 * fields of the specification, less what the member hides; what is hidden is neither found, filtered nor
 * sorted by. Answers 200 `DirectoryPage`, 400 for what cannot be asked, 401 for a visitor, 403 for an account
 * without a confirmed address or a current membership. Source: spec.md section 2 "/members" and section 7;
 * decisions.md "Screens".
 */
export const directory = declareEndpoint({
  method: 'get',
  path: '/directory',
  operation: {
    tag: 'Members',
    summary: 'The member directory',
    answers: {
      200: { description: 'A page of members', schema: directoryAnswer },
      403: 'The account has no confirmed address or no current membership',
    },
  },
  access: unless(refuseDirectory),
  query: directorySchema,
  handler: async (req, { query, user }) => {
    if (query.membership === 'expired' && !isStaff(user))
      return problem(403, 'forbidden', 'Only staff can list expired memberships')
    return Response.json(await listDirectoryMembers(req.payload, query))
  },
})
