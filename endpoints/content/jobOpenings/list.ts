import type { Endpoint } from 'payload'
import { listStaffOpenings } from '../../../domain/content/jobOpenings'
import { openingListSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/job-openings/list?q=&status=&page=`: a page of all openings, for staff with the right `site`. Answers 200
 * `StaffOpeningList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const input = openingListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const openings = await listStaffOpenings(req.payload, input.data)
    return Response.json(openings, { headers: { 'Cache-Control': 'no-store' } })
  },
}
