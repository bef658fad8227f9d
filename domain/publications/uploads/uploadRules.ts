import type { PayloadRequest } from 'payload'
import { type Right, hasRight, seesGroups } from '../../../collections/access/policies.schema'
import { MAX_DOCUMENT_BYTES } from '../../membership/nameChanges/statuses.schema'
import type { UploadPurpose } from './purposes.schema'

const GIB = 1024 ** 3
/** What files are uploaded for with a right alone. */
const RIGHTS_OF: Partial<Record<UploadPurpose, Right>> = { publication: 'content', answerAttachment: 'site' }

const SUBMISSION_LIMIT_BYTES = 50 * 1024 ** 2

/** What a file for a purpose must be smaller than, in bytes. Source: decisions.md "Limits". */
export const readUploadLimit = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  purpose: UploadPurpose,
): Promise<number> => {
  if (purpose === 'submission') return SUBMISSION_LIMIT_BYTES
  if (purpose !== 'publication') return MAX_DOCUMENT_BYTES
  const { publicationLimitGb } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a limit that every uploader is told
  })
  return Math.round(publicationLimitGb * GIB)
}

/**
 * Why somebody may not upload files for a purpose; undefined when they may. Checked with every request of an
 * upload.
 */
export const refuseUploader = (
  { user }: Pick<PayloadRequest, 'user'>,
  purpose: UploadPurpose,
): 'unauthenticated' | 'forbidden' | undefined => {
  if (!user) return 'unauthenticated'
  if (purpose === 'groupDocument') return seesGroups(user) ? undefined : 'forbidden'
  const right = RIGHTS_OF[purpose]
  return right && !hasRight(user, right) ? 'forbidden' : undefined
}
