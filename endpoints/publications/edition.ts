import type { Endpoint } from 'payload'
import type { Publication } from '../../payload-types'
import { askedPublication } from './editing'
import { toRows } from './findPublications'
import type { PublicationDetail } from '../../domain/publications/publicationForm.schema'

/** `GET /api/publications/:id/edition`: a publication as it is by now, to be edited. Answers 200 `PublicationDetail`, 401, 403, 404. */
export const edition: Endpoint = {
  method: 'get',
  path: '/:id/edition',
  handler: async (req) => {
    const asked = await askedPublication(req)
    if ('refusal' in asked) return asked.refusal
    const { description, subcategory, authors, videoUrl }: Publication = asked.publication
    const [row] = await toRows(req, [asked.publication])
    const answer = {
      ...row,
      description: description ?? null,
      subcategory: subcategory ?? null,
      authors: authors ?? null,
      videoUrl: videoUrl ?? null,
    } as PublicationDetail
    return Response.json(answer)
  },
}
