import type { Endpoint } from 'payload'
import { askedPublications, findPublications, toRows } from './findPublications'
import { PUBLICATIONS_PER_PAGE, type PublicationList } from '../../domain/publications/publicationForm.schema'

/**
 * `GET /api/publications/list?q=&category=&status=&sort=&page=`: a page of all publications, drafts included, for
 * administrators. Answers 200 `PublicationList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedPublications(req)
    if ('refusal' in asked) return asked.refusal
    const { docs, totalDocs, totalPages } = await findPublications(req, asked.filter, PUBLICATIONS_PER_PAGE)
    const answer: PublicationList = {
      docs: await toRows(req, docs),
      totalDocs,
      page: asked.filter.page,
      totalPages,
    }
    return Response.json(answer)
  },
}
