import type { Endpoint } from 'payload'
import { findEventDetail } from '../../domain/events'
import { eventNotFound } from './answerChange'
import { staffScope } from './staffScope'

/**
 * `GET /api/events/:id/desk`: an event as staff work on it, with the values of its form.
 * Answers 200 `EventDetail`, 401, 403, 404 also for an event outside the chapter lead's region.
 */
export const detail: Endpoint = {
  method: 'get',
  path: '/:id/desk',
  handler: async (req) => {
    const scope = staffScope(req)
    if ('refusal' in scope) return scope.refusal
    const event = await findEventDetail(req, req.routeParams?.id)
    return event ? Response.json(event) : eventNotFound()
  },
}
