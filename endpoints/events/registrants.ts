import type { Endpoint } from 'payload'
import { findStaffEvent } from '../../domain/events'
import {
  REGISTRANTS_PER_PAGE,
  type RegistrantList,
  registrantListSchema,
} from '../../domain/events/events.schema'
import { findRegistrants } from '../../domain/registrations'
import { pageOfRows } from '../../platform/pageOfRows'
import { invalid } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { eventNotFound } from './answerChange'

/**
 * `GET /api/events/:id/registrants?q=&sort=&page=`: a page of the people registered for an event, in the order of their
 * registrations by default. For administrators: people of all regions register, so chapter leads see the number only.
 * Answers 200 `RegistrantList`, 400, 401, 403, 404.
 */
export const registrants: Endpoint = {
  method: 'get',
  path: '/:id/registrants',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = registrantListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const found = await findStaffEvent(req, req.routeParams?.id)
    if (!found) return eventNotFound()
    const rows = findRegistrants(req.payload, found.event.id, input.data)
    const answer: RegistrantList = await pageOfRows(rows, input.data.page, REGISTRANTS_PER_PAGE)
    return Response.json(answer)
  },
}
