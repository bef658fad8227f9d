import type { Endpoint } from 'payload'
import { listEvents } from '../../domain/events'
import { eventListSchema } from '../../domain/events/events.schema'
import { invalid } from '../answers'
import { staffScope } from './staffScope'

/**
 * `GET /api/events/list?q=&status=&when=&region=&sort=&page=`: a page of events with how many people are registered,
 * latest date first; a chapter lead sees those of the region. Answers 200 `EventList`, 400 for an invalid filter, 401,
 * 403. Source: spec.md section 2, "/admin".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const scope = staffScope(req)
    if ('refusal' in scope) return scope.refusal
    const input = eventListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return Response.json(await listEvents(req, scope.visible, input.data))
  },
}
