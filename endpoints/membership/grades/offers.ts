import { listGradeOffers } from '../../../domain/membership/grades'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `GET /api/grades/offers`: the published grades with what they need and what they cost today. Answers 200
 * `GradeOffers`. Source: issue 12, part 1.
 */
export const offers = declareEndpoint({
  method: 'get',
  path: '/offers',
  access: everybody,
  handler: async ({ payload }) => Response.json(await listGradeOffers(payload, new Date())),
})
