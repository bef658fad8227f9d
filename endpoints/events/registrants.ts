import type { Endpoint } from 'payload'
import { pageOfRows } from '../../platform/pageOfRows'
import { askedRegistrants } from './askedRegistrants'
import { REGISTRANTS_PER_PAGE, type RegistrantList } from '../../domain/events/events.schema'

/**
 * `GET /api/events/:id/registrants?q=&sort=&page=`: a page of who is registered, first come first.
 * Answers 200 `RegistrantList`, 400, 401, 403, 404.
 */
export const registrants: Endpoint = {
  method: 'get',
  path: '/:id/registrants',
  handler: async (req) => {
    const asked = await askedRegistrants(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, found } = asked
    const answer: RegistrantList = await pageOfRows(found, filter.page, REGISTRANTS_PER_PAGE)
    return Response.json(answer)
  },
}
