import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Publication } from '../../payload-types'
import { isLatestVersion } from './isLatestVersion'
import type { visibilitySchema } from './publicationForm.schema'

/**
 * Publishes a publication, or withdraws it.
 * @param publication its latest version, as the caller may read it
 */
export const setVisibility = async (
  req: PayloadRequest,
  publication: Publication,
  { isPublished, updatedAt: baseVersion }: z.output<typeof visibilitySchema>,
): Promise<{ updatedAt: string } | { refusal: 'version_conflict' | 'no_file' }> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  if (isPublished && !(publication.file ?? publication.videoUrl)) return { refusal: 'no_file' }
  const { updatedAt } = await req.payload.update({
    collection: 'publications',
    id: publication.id,
    data: { _status: isPublished ? 'published' : 'draft' },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { updatedAt }
}
