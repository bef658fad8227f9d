import { startUndo } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { withProof, withRight } from '../../guards'
import { LIST_ID, NO_LIST, started } from './importOperationSchemas'
import { startAnswer } from './startAnswer'

/**
 * `POST /api/people-imports/:id/undo`: undoes a list as a whole, but for people who were changed since, which are
 * listed. Staff who decide about memberships only, with a recent proof of who they are. Answers 202 `{ status }`, 401,
 * 403, 404, 409 when it is not carried out.
 */
export const undo = declareEndpoint({
  method: 'post',
  path: '/:id/undo',
  operation: {
    tag: 'Staff: imports',
    summary: 'Undo a list, but for people who were changed since',
    parameters: LIST_ID,
    answers: { ...started('It is being undone'), ...NO_LIST, 409: 'It is not carried out' },
  },
  access: withProof(withRight('memberships')),
  handler: async (req) => {
    const id = req.routeParams?.id
    return startAnswer(isObjectId(id) ? await startUndo(req, id) : { problem: 'not_found' })
  },
})
