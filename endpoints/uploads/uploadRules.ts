import type { PayloadRequest } from 'payload'
import type { UploadPurpose } from '../../domain/uploads/purposes.schema'
import { isAdmin } from '../../collections/access/roles'
import { MAX_DOCUMENT_BYTES } from '../../domain/nameChanges/statuses.schema'
import { problem } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'

const GIB = 1024 ** 3
const SUBMISSION_LIMIT = 50 * 1024 ** 2

/** What a file of a kind must be smaller than, in bytes. Source: decisions.md "Limits". */
export const limitFor = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  purpose: UploadPurpose,
): Promise<number> => {
  if (purpose === 'submission') return SUBMISSION_LIMIT
  if (purpose === 'nameChange') return MAX_DOCUMENT_BYTES
  const { publicationLimitGb } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true,
  }) // a limit that is told to whoever meets it
  return Math.round(publicationLimitGb * GIB)
}

/** Why somebody may not upload files of a kind; undefined when they may. Asked again with every request of an upload. */
export const refuseUploader = (
  { user }: Pick<PayloadRequest, 'user'>,
  purpose: UploadPurpose,
): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', UPLOAD_TEXTS.signIn[purpose])
  if (purpose === 'publication' && !isAdmin(user)) return problem(403, 'forbidden', UPLOAD_TEXTS.adminsOnly)
  return undefined
}
