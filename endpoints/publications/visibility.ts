import type { Endpoint } from 'payload'
import { setVisibility } from '../../domain/publications'
import { visibilitySchema } from '../../domain/publications/publicationForm.schema'
import { invalid, readJson } from '../answers'
import { publicationProblem } from './publicationProblem'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/visibility` `{ isPublished, updatedAt }`: publishes a publication, or withdraws it.
 * Answers 200 `{ updatedAt }`, 400 also without a file to publish, 401, 403, 404, 409.
 */
export const visibility: Endpoint = {
  method: 'post',
  path: '/:id/visibility',
  handler: async (req) => {
    const requested = await requirePublication(req)
    if ('refusal' in requested) return requested.refusal
    const input = visibilitySchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const done = await setVisibility(req, requested.publication, input.data)
    return 'refusal' in done ? publicationProblem(done) : Response.json(done)
  },
}
