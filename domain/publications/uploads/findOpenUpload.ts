import type { PayloadRequest } from 'payload'
import { isUploadKey } from './uploadKey.schema'
import { refuseUploader } from './uploadRules'
import { type StoredUpload, findOwnUpload } from './uploadsRepository'

export type OpenUploadRefusal = 'unauthenticated' | 'forbidden' | 'not_found'

/** An upload that the signed-in person began and may still make. Nobody else's can be told from one that never was. */
export const findOpenUpload = async (
  req: PayloadRequest,
  key: unknown,
): Promise<{ upload: StoredUpload } | { refusal: OpenUploadRefusal; purpose?: StoredUpload['purpose'] }> => {
  if (!req.user) return { refusal: 'unauthenticated' }
  const upload = isUploadKey(key) ? await findOwnUpload(req.payload, key, req.user.id) : null
  if (!upload) return { refusal: 'not_found' }
  const refusal = refuseUploader(req, upload.purpose)
  return refusal ? { refusal, purpose: upload.purpose } : { upload }
}
