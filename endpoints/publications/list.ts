import type { Endpoint } from 'payload'
import { listPublications } from '../../domain/publications'
import { publicationFilter } from './publicationFilter'

/**
 * `GET /api/publications/list?q=&category=&status=&sort=&page=`: a page of all publications, drafts included, for
 * administrators. Answers 200 `PublicationList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const requested = publicationFilter(req)
    return 'refusal' in requested
      ? requested.refusal
      : Response.json(await listPublications(req, requested.filter))
  },
}
