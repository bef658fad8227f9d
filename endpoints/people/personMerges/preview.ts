import { previewMerge } from '../../../domain/people/personMerges'
import { previewSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { NO_PAIR, previewAnswer } from './mergeSchemas'

/**
 * `GET /api/person-merges/preview?remaining=&merged=`: two people side by side, with what is attached to each and why
 * they cannot be merged, if they cannot. Staff who decide about memberships only. Answers 200 `MergePreview`, 400, 401,
 * 403, 404 where one is not known, or was merged already.
 */
export const preview = declareEndpoint({
  method: 'get',
  path: '/preview',
  operation: {
    tag: 'Staff: merges',
    summary: 'Two people side by side, and why they cannot be merged, if they cannot',
    answers: { ...reads(previewAnswer, 'Both people'), ...NO_PAIR },
  },
  access: withRight('memberships'),
  query: previewSchema,
  handler: async (req, { query }) => {
    const found = await previewMerge(req, query.remaining, query.merged)
    return found
      ? Response.json(found)
      : problem(404, 'not_found', 'One of both people could not be found, or was merged already.')
  },
})
