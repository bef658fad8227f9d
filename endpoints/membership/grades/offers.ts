import type { Endpoint } from 'payload'
import { listGradeOffers } from '../../../domain/membership/grades'

/**
 * `GET /api/grades/offers`: the published grades with what they need and what they cost today. Answers 200
 * `GradeOffers`. Source: issue 12, part 1.
 */
export const offers: Endpoint = {
  method: 'get',
  path: '/offers',
  handler: async ({ payload }) => Response.json(await listGradeOffers(payload, new Date())),
}
