import type { Endpoint } from 'payload'
import { trashPublication } from '../../domain/publications'
import { publicationTrashSchema } from '../../domain/publications/publicationForm.schema'
import { invalid, readJson } from '../answers'
import { publicationProblem } from './publicationProblem'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/trash` `{ updatedAt }`: moves a publication to the trash. The caller has been shown where
 * it is linked from. Answers 200 `{ trashed: true }`, 400, 401, 403, 404, 409 `in_use` when a page shows it.
 */
export const trash: Endpoint = {
  method: 'post',
  path: '/:id/trash',
  handler: async (req) => {
    const requested = await requirePublication(req)
    if ('refusal' in requested) return requested.refusal
    const input = publicationTrashSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const done = await trashPublication(req, requested.publication, input.data.updatedAt)
    return 'refusal' in done ? publicationProblem(done) : Response.json(done)
  },
}
