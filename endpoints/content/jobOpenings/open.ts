import type { Endpoint } from 'payload'
import { listOpenOpenings } from '../../../domain/content/jobOpenings'
import { openListSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { invalid } from '../../answers'
import { requires } from '../../requirements'

/**
 * `GET /api/job-openings/open?kind=&region=&page=`: a page of the published openings whose last day is not over, the
 * latest first. Answers 200 `OpenList`, 400. Source: issue 13, part 11.
 */
export const open: Endpoint = {
  method: 'get',
  path: '/open',
  custom: requires({ cachedBy: ['content'] }),
  handler: async ({ payload, query }) => {
    const input = openListSchema.safeParse(query)
    return input.success ? Response.json(await listOpenOpenings(payload, input.data)) : invalid(input.error)
  },
}
