import { listOpenOpenings } from '../../../domain/content/jobOpenings'
import { openListSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { openingsAnswer } from '../../publicSchemas'

/**
 * `GET /api/job-openings/open?kind=&region=&page=`: a page of the published openings whose last day is not over, the
 * latest first. Answers 200 `OpenList`, 400. Source: issue 13, part 11.
 */
export const open = declareEndpoint({
  method: 'get',
  path: '/open',
  operation: {
    tag: 'Public',
    summary: 'Published job openings',
    answers: {
      200: { description: 'A page of openings', schema: openingsAnswer },
    },
  },
  access: everybody,
  gateway: { cachedBy: ['content'] },
  query: openListSchema,
  handler: async ({ payload }, { query }) => Response.json(await listOpenOpenings(payload, query)),
})
