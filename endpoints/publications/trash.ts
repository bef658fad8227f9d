import type { Endpoint } from 'payload'
import { confirmStep } from '../../domain/content'
import { invalid, readJson } from '../answers'
import { askedPublication, refuseStale } from './editing'
import { publicationTrashSchema } from '../../domain/publications/publicationForm.schema'

/**
 * `POST /api/publications/:id/trash` `{ updatedAt }`: moves a publication to the trash. Who deletes it has been shown where
 * it is linked from. Answers 200 `{ trashed: true }`, 400, 401, 403, 404, 409 `in_use` when a page shows it.
 */
export const trash: Endpoint = {
  method: 'post',
  path: '/:id/trash',
  handler: async (req) => {
    const asked = await askedPublication(req)
    if ('refusal' in asked) return asked.refusal
    const input = publicationTrashSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { publication } = asked
    const stale = refuseStale(publication, input.data.updatedAt)
    if (stale) return stale
    confirmStep(req, 'trash')
    await req.payload.update({
      collection: 'publications',
      id: publication.id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ trashed: true })
  },
}
