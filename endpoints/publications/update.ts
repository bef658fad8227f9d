import type { Endpoint } from 'payload'
import { updatePublication } from '../../domain/publications'
import { publicationUpdateSchema } from '../../domain/publications/publicationForm.schema'
import { invalid, readJson } from '../answers'
import { publicationProblem } from './publicationProblem'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/edition` `PublicationUpdate`: changes a publication. What readers see changes
 * with it; a draft stays one. A new file is an upload that has arrived. Answers 200 `{ updatedAt }`, 400,
 * 401, 403, 404, 409 when it is not based on the latest version, 415.
 */
export const update: Endpoint = {
  method: 'post',
  path: '/:id/edition',
  handler: async (req) => {
    const requested = await requirePublication(req)
    if ('refusal' in requested) return requested.refusal
    const input = publicationUpdateSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const updated = await updatePublication(req, requested.publication, input.data)
    return 'refusal' in updated ? publicationProblem(updated) : Response.json(updated)
  },
}
