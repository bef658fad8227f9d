import { inviteImported } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { LIST_ID } from './importOperationSchemas'
import { invitedAnswer } from './importSchemas'

/**
 * `POST /api/people-imports/:id/invite`: mails the next hundred people of a list a link for choosing a password, each
 * once. Staff who decide about memberships only. Answers 200 `{ invited, remaining }`, 401, 403, 404 for a list that is
 * not carried out.
 */
export const invite = declareEndpoint({
  method: 'post',
  path: '/:id/invite',
  operation: {
    tag: 'Staff: imports',
    summary: 'Mail the next hundred people of a list a link for choosing a password, each once',
    parameters: LIST_ID,
    answers: {
      ...reads(invitedAnswer, 'How many were invited'),
      404: 'There is no such list, or it is not carried out',
    },
  },
  access: withRight('memberships'),
  handler: async (req) => {
    const id = req.routeParams?.id
    const done = isObjectId(id) ? await inviteImported(req, id) : null
    return done ? Response.json(done) : problem(404, 'not_found', 'This list is not carried out')
  },
})
