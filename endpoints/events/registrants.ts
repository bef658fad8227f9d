import type { Endpoint } from 'payload'
import { REGISTRANTS_PER_PAGE, type RegistrantList } from '../../domain/events/events.schema'
import { findRegistrants } from '../../domain/events/registrations'
import { pageOfRows } from '../../platform/pageOfRows'
import { askedRegistrants } from './askedRegistrants'

/**
 * `GET /api/events/:id/registrants?q=&sort=&page=`: a page of the people registered for an event, in the order of their
 * registrations by default. For who manages the event: people of all regions register, so chapter leads see the number.
 * Answers 200 `RegistrantList`, 400, 401, 403, 404.
 */
export const registrants: Endpoint = {
  method: 'get',
  path: '/:id/registrants',
  handler: async (req) => {
    const asked = await askedRegistrants(req)
    if ('refusal' in asked) return asked.refusal
    const rows = findRegistrants(req.payload, asked.event.id, asked.filter)
    const answer: RegistrantList = await pageOfRows(rows, asked.filter.page, REGISTRANTS_PER_PAGE)
    return Response.json(answer)
  },
}
