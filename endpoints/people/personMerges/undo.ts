import { startUndo } from '../../../domain/people/personMerges'
import { undoSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { withProof, withRight } from '../../guards'
import { mergeAnswer } from './mergeAnswer'
import { MERGE_ID, NO_MERGE, workAnswer } from './mergeSchemas'

/**
 * `POST /api/person-merges/:id/undo` `{ reason }`: undoes a merge. Staff who decide about memberships only, with a
 * recent proof of who they are. Answers 202 `{ id, status }`, 400, 401, 403, 404, 409 for one that is undone, at work,
 * or followed by another merge of one of both.
 */
export const undo = declareEndpoint({
  method: 'post',
  path: '/:id/undo',
  operation: {
    tag: 'Staff: merges',
    summary: 'Undo a merge',
    parameters: MERGE_ID,
    answers: {
      202: { description: 'It is being undone', schema: workAnswer },
      ...NO_MERGE,
      409: 'It is undone or at work, or another merge followed',
    },
  },
  access: withProof(withRight('memberships')),
  body: undoSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    return mergeAnswer(isObjectId(id) ? await startUndo(req, id, body.reason) : { problem: 'not_found' })
  },
})
