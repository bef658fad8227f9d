import { listPeopleImports } from '../../../domain/people/peopleImports'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { importsAnswer } from './importSchemas'

/**
 * `GET /api/people-imports`: the latest lists, with what their rows are and became. Staff who decide about
 * memberships only. Answers 200 `ImportView[]`, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: imports',
    summary: 'The latest lists, with what their rows are and became',
    answers: { ...reads(importsAnswer, 'The lists') },
  },
  access: withRight('memberships'),
  handler: async (req) => Response.json(await listPeopleImports(req.payload)),
})
