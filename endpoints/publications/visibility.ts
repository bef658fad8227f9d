import type { Endpoint } from 'payload'
import { fieldProblem, invalid, readJson } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { askedPublication, refuseStale } from './editing'
import { visibilitySchema } from '../../domain/publications/publicationForm.schema'

/**
 * `POST /api/publications/:id/visibility` `{ isPublished, updatedAt }`: publishes a publication, or withdraws it.
 * Answers 200 `{ updatedAt }`, 400 also for what has no file to publish, 401, 403, 404, 409.
 */
export const visibility: Endpoint = {
  method: 'post',
  path: '/:id/visibility',
  handler: async (req) => {
    const asked = await askedPublication(req)
    if ('refusal' in asked) return asked.refusal
    const input = visibilitySchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { publication } = asked
    const stale = refuseStale(publication, input.data.updatedAt)
    if (stale) return stale
    const { isPublished } = input.data
    if (isPublished && !(publication.file ?? publication.videoUrl))
      return fieldProblem(400, 'no_file', 'file', UPLOAD_TEXTS.notPdf)
    const { updatedAt } = await req.payload.update({
      collection: 'publications',
      id: publication.id,
      data: { _status: isPublished ? 'published' : 'draft' },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ updatedAt })
  },
}
