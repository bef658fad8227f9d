import type { Endpoint } from 'payload'
import { readPublicationDetail } from '../../domain/publications'
import { requirePublication } from './requirePublication'

/**
 * `GET /api/publications/:id/edition`: a publication in its latest version, to be edited. Answers 200
 * `PublicationDetail`, 401, 403, 404.
 */
export const readDetail: Endpoint = {
  method: 'get',
  path: '/:id/edition',
  handler: async (req) => {
    const requested = await requirePublication(req)
    if ('refusal' in requested) return requested.refusal
    return Response.json(await readPublicationDetail(req, requested.publication))
  },
}
