import type { PayloadRequest } from 'payload'
import type { UploadPurpose } from '../../domain/uploads/purposes.schema'
import { type UploadRow, uploadsOf } from '../../domain/uploads/uploads'
import { problem } from '../answers'
import { isUploadKey } from '../../domain/uploads/uploadKey.schema'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { refuseUploader } from './uploadRules'

export interface OwnUpload extends UploadRow {
  purpose: UploadPurpose
}

/** That nobody else's upload can be told from one that never was. */
const gone = (): Response => problem(404, 'not_found', UPLOAD_TEXTS.gone)

/** The upload of the address, which the asking person began and may still make; or the refusal: 401, 403, 404. */
export const ownUpload = async (
  req: PayloadRequest,
): Promise<{ upload: OwnUpload } | { refusal: Response }> => {
  if (!req.user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const key = req.routeParams?.key
  if (!isUploadKey(key)) return { refusal: gone() }
  const upload = await uploadsOf(req.payload)
    .findOne({ key, user: req.user.id, expiresAt: { $gt: new Date() } })
    .lean<OwnUpload>()
  if (!upload) return { refusal: gone() }
  const refusal = refuseUploader(req, upload.purpose)
  return refusal ? { refusal } : { upload }
}
