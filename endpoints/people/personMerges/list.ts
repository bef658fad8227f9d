import { listMerges, readMerge } from '../../../domain/people/personMerges'
import { mergeListSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { MERGE_ID, mergeAnswer, mergesAnswer, NO_MERGE } from './mergeSchemas'

/**
 * `GET /api/person-merges?person=&page=`: merges, the latest first. Staff who decide about memberships only.
 * Answers 200 `MergeList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: merges',
    summary: 'Merges, the latest first',
    answers: { ...reads(mergesAnswer, 'A page of merges') },
  },
  access: withRight('memberships'),
  query: mergeListSchema,
  handler: async (req, { query }) => Response.json(await listMerges(req, query)),
})

/** `GET /api/person-merges/:id/state`: one merge. The same staff. Answers 200 `MergeView`, 401, 403, 404. */
export const one = declareEndpoint({
  method: 'get',
  path: '/:id/state',
  operation: {
    tag: 'Staff: merges',
    summary: 'A merge',
    parameters: MERGE_ID,
    answers: { ...reads(mergeAnswer, 'The merge'), ...NO_MERGE },
  },
  access: withRight('memberships'),
  handler: async (req) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readMerge(req, id) : null
    return found ? Response.json(found) : problem(404, 'not_found', 'This merge could not be found')
  },
})
