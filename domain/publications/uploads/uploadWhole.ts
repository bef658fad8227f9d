import type { PayloadRequest } from 'payload'
import { isOutOfSpace } from '../../../services/diskStorage'
import { uploadStorage } from '../../../services/fileStorage'
import { type BeginRefusal, beginUpload } from './beginUpload'
import type { UploadPurpose } from './purposes.schema'
import { removeUpload } from './removeUpload'

/**
 * Makes an upload of a small file that arrived in one piece, as a browser without JavaScript sends it.
 * @returns its key, for what takes the upload over
 */
export const uploadWhole = async (
  req: PayloadRequest,
  { user, purpose, file }: { user: string; purpose: UploadPurpose; file: Blob },
): Promise<{ key: string } | BeginRefusal> => {
  const begun = await beginUpload(req, { user, purpose, size: file.size })
  if ('refusal' in begun) return begun
  try {
    await uploadStorage.write(begun.key, Buffer.from(await file.arrayBuffer()))
    return begun
  } catch (error) {
    await removeUpload(req.payload, begun.key)
    if (isOutOfSpace(error)) return { refusal: 'no_space' }
    throw error
  }
}
