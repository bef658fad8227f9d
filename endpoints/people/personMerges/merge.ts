import { startMerge } from '../../../domain/people/personMerges'
import { mergeSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { withProof, withRight } from '../../guards'
import { mergeAnswer } from './mergeAnswer'
import { NO_PAIR, workAnswer } from './mergeSchemas'

/**
 * `POST /api/person-merges` `MergeInput`: merges one person into another. Staff who decide about memberships
 * only, with a recent proof of who they are. Answers 202 `{ id, status }`, 400, 401, 403, 404, 409 where something
 * stands against it or was changed meanwhile.
 */
export const merge = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: merges',
    summary: 'Merge one person into another',
    answers: {
      202: { description: 'They are being merged', schema: workAnswer },
      ...NO_PAIR,
      409: 'Something stands against it, or was changed meanwhile',
    },
  },
  access: withProof(withRight('memberships')),
  body: mergeSchema,
  handler: async (req, { body }) => mergeAnswer(await startMerge(req, body)),
})
