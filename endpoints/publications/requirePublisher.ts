import type { PayloadRequest } from 'payload'
import { refuseUploader } from '../../domain/publications/uploads'
import { uploadProblem } from './uploads/uploadProblem'

/** The refusal of a caller who is no administrator: 401, 403. Source: spec.md section 6. */
export const requirePublisher = (req: Pick<PayloadRequest, 'user'>): Response | undefined => {
  const refusal = refuseUploader(req, 'publication')
  return refusal && uploadProblem(refusal, 'publication')
}
