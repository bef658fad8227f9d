import type { Endpoint } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import { findPendingWork } from '../../../domain/office/pendingWork'
import { forbidden, problem } from '../../answers'

/**
 * `GET /api/pending-work`: what waits for the member of staff who asks, by kind, with its age. Answers 200
 * `PendingGroup[]`, 401, 403. Source: issue 13, part 5.
 */
export const pendingWork: Endpoint = {
  method: 'get',
  path: '/pending-work',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isStaff(req.user)) return forbidden()
    return Response.json(await findPendingWork(req), { headers: { 'Cache-Control': 'no-store' } })
  },
}
