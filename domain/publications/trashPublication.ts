import type { PayloadRequest } from 'payload'
import type { Publication } from '../../payload-types'
import { confirmStep } from '../content'
import { isLatestVersion } from './isLatestVersion'

/**
 * Moves a publication to the trash. The caller has been shown where it is linked from.
 * @param publication its latest version, as the caller may read it
 * @throws APIError 409 `in_use` when a page shows it
 */
export const trashPublication = async (
  req: PayloadRequest,
  publication: Publication,
  baseVersion: string,
): Promise<{ trashed: true } | { refusal: 'version_conflict' }> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  confirmStep(req, 'trash')
  await req.payload.update({
    collection: 'publications',
    id: publication.id,
    data: { deletedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { trashed: true }
}
