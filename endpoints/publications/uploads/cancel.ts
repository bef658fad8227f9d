import { claimUpload, releaseUpload } from '../../../domain/publications/uploads'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'
import { uploadProblem } from './uploadProblem'

/**
 * `DELETE /api/uploads/:key`: gives an upload up. Nothing of it is kept. Answers 204, 401, 403, 404, 409 once
 * it was taken over, or while it is.
 */
export const cancel = declareEndpoint({
  method: 'delete',
  path: '/uploads/:key',
  access: admittedBy(requireUpload),
  handler: async (req, { upload }) => {
    const { key, purpose, document } = upload
    const user = String(req.user?.id)
    const claimed = document ? undefined : await claimUpload(req.payload, { key, user, purpose })
    if (!claimed) return uploadProblem('busy')
    try {
      return await tusAnswer(req.payload, 'DELETE', key, { headers: req.headers, body: null })
    } finally {
      await releaseUpload(req.payload, key, claimed.lease) // where it could not be removed, it can be tried again
    }
  },
})
