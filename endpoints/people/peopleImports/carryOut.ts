import { startImport } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { withProof, withRight } from '../../guards'
import { LIST_ID, NO_LIST, started } from './importOperationSchemas'
import { startAnswer } from './startAnswer'

/**
 * `POST /api/people-imports/:id/import`: carries out the rows of a checked list that are decided, each once. Staff who
 * decide about memberships only. Answers 202 `{ status }`, 401 also without a recent proof, 403, 404, 409 when it is
 * not checked, or at work.
 */
export const carryOut = declareEndpoint({
  method: 'post',
  path: '/:id/import',
  operation: {
    tag: 'Staff: imports',
    summary: 'Carry out the rows of a checked list that are decided, each once',
    parameters: LIST_ID,
    answers: { ...started('It is being carried out'), ...NO_LIST, 409: 'It is not checked, or at work' },
  },
  access: withProof(withRight('memberships')),
  handler: async (req) => {
    const id = req.routeParams?.id
    return startAnswer(isObjectId(id) ? await startImport(req, id) : { problem: 'not_found' })
  },
})
