import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Publication } from '../../payload-types'
import { toSlug } from '../../platform/toSlug'
import { type TakeRefusal, takeUpload } from './uploads'
import { examineSoon } from './examineSoon'
import { isLatestVersion } from './isLatestVersion'
import type { publicationUpdateSchema } from './publicationForm.schema'
import { toPublicationData } from './toPublicationData'

/**
 * Changes a publication. What readers see changes with it; a draft stays one. A new file is an upload that has arrived.
 * @param publication its latest version, as the caller may read it
 * @returns when it was saved
 */
export const updatePublication = async (
  req: PayloadRequest,
  publication: Publication,
  { updatedAt: baseVersion, file: key, ...form }: z.output<typeof publicationUpdateSchema>,
): Promise<{ updatedAt: string } | { refusal: 'version_conflict' | 'no_file' } | TakeRefusal> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  const { id, _status } = publication
  const isVideo = form.category === 'videos'
  if (_status === 'published' && !isVideo && !key && !publication.file) return { refusal: 'no_file' }
  let updatedAt = publication.updatedAt
  const save = async (file?: string): Promise<string> => {
    const saved = await req.payload.update({
      collection: 'publications',
      id,
      draft: _status !== 'published',
      // two saves that are based on the same version do not both get through
      data: { ...toPublicationData(form), ...(file && { file }), _status, updatedAt: baseVersion },
      depth: 0,
      overrideAccess: false,
      req,
    })
    updatedAt = saved.updatedAt
    return id
  }
  if (!key || isVideo) {
    await save()
    return { updatedAt }
  }
  const taken = await takeUpload(req, {
    key,
    purpose: 'publication',
    name: toSlug(form.title),
    find: async () => undefined,
    make: save,
  })
  if ('refusal' in taken) return taken
  examineSoon(req)
  return { updatedAt }
}
