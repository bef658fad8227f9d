import type { PayloadRequest } from 'payload'
import { type StoredUpload, findOpenUpload } from '../../../domain/publications/uploads'
import { uploadProblem } from './uploadProblem'

/** The upload of the address, which the caller began and may still make; or the refusal: 401, 403, 404. */
export const requireUpload = async (
  req: PayloadRequest,
): Promise<{ upload: StoredUpload } | { refusal: Response }> => {
  const found = await findOpenUpload(req, req.routeParams?.key)
  return 'refusal' in found ? { refusal: uploadProblem(found.refusal, found.purpose) } : found
}
