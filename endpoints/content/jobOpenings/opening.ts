import { readOpenOpening } from '../../../domain/content/jobOpenings'
import { OPENING_CLOSED } from '../../../domain/content/jobOpenings/openingTexts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { openingProblem } from './openingProblem'

/**
 * `GET /api/job-openings/open/:slug`: one published opening. Answers 200 `PublicOpening`, 404, 410 `opening_closed`
 * after it was closed or its last day is over. Source: issue 13, part 11.
 */
export const opening = declareEndpoint({
  method: 'get',
  path: '/open/:slug',
  access: everybody,
  handler: async ({ payload, routeParams }) => {
    const slug = routeParams?.slug
    const found = typeof slug === 'string' && slug ? await readOpenOpening(payload, slug) : null
    if (!found) return openingProblem('not_found')
    return found === 'closed' ? problem(410, 'opening_closed', OPENING_CLOSED) : Response.json(found)
  },
})
