import type { Endpoint } from 'payload'
import { toSlug } from '../../platform/toSlug'
import { fieldProblem, invalid, readJson } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { takeUpload } from '../uploads/takeUpload'
import { askedPublication, refuseStale, toData } from './editing'
import { examineSoon } from '../../domain/publications/examineSoon'
import { editionSchema } from '../../domain/publications/publicationForm.schema'

/**
 * `POST /api/publications/:id/edition` `Edition`: changes a publication. What readers see changes with it; a draft
 * stays one. A new file is an upload that has arrived. Answers 200 `{ updatedAt }`, 400, 401, 403, 404, 409 when a
 * colleague changed it meanwhile, 415.
 */
export const saveEdition: Endpoint = {
  method: 'post',
  path: '/:id/edition',
  handler: async (req) => {
    const asked = await askedPublication(req)
    if ('refusal' in asked) return asked.refusal
    const input = editionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { publication } = asked
    const { updatedAt: seenAt, file: key, ...form } = input.data
    const stale = refuseStale(publication, seenAt)
    if (stale) return stale
    const { id, _status } = publication
    const isVideo = form.category === 'videos'
    if (_status === 'published' && !isVideo && !key && !publication.file)
      return fieldProblem(400, 'no_file', 'file', UPLOAD_TEXTS.notPdf)
    let savedAt = publication.updatedAt
    const save = async (file?: string): Promise<string> => {
      const data = { ...toData(form), ...(file && { file }), _status, updatedAt: seenAt } // two that have seen the same do not both get through
      savedAt = (
        await req.payload.update({
          collection: 'publications',
          id,
          draft: _status !== 'published',
          data,
          depth: 0,
          overrideAccess: false,
          req,
        })
      ).updatedAt
      return id
    }
    if (key && !isVideo) {
      const taken = await takeUpload(req, {
        key,
        purpose: 'publication',
        name: toSlug(form.title),
        find: async () => undefined,
        make: save,
      })
      if ('refusal' in taken) return taken.refusal
      examineSoon(req)
    } else {
      await save()
    }
    return Response.json({ updatedAt: savedAt })
  },
}
