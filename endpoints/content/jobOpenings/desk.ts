import type { Endpoint } from 'payload'
import { readStaffOpening } from '../../../domain/content/jobOpenings'
import { isObjectId } from '../../../platform/isObjectId'
import { refuseWithout } from '../../refuseWithout'
import { openingProblem } from './openingProblem'

/**
 * `GET /api/job-openings/:id/desk`: an opening, for staff with the right `site`. Answers 200 `StaffOpening`, 401, 403,
 * 404.
 */
export const desk: Endpoint = {
  method: 'get',
  path: '/:id/desk',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const opening = isObjectId(id) ? await readStaffOpening(req.payload, id) : null
    return opening
      ? Response.json(opening, { headers: { 'Cache-Control': 'no-store' } })
      : openingProblem('not_found')
  },
}
