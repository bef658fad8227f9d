import { checkBytes, prepareForBytes } from '../../../domain/publications/uploads'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'
import { uploadProblem } from './uploadProblem'

/**
 * `PATCH /api/uploads/:key`: the next bytes of an upload, from `Upload-Offset` on. They go to the disk as they come.
 * Answers 204 with the new `Upload-Offset`, 401, 403, 404, 409 for another offset than what has arrived, 415 for what
 * is not of the kind wanted (nothing of it is kept), 507 when the disk is full (what has arrived is kept).
 */
export const append = declareEndpoint({
  method: 'patch',
  path: '/uploads/:key',
  access: admittedBy(requireUpload),
  gateway: { streams: 'application/offset+octet-stream', rate: 'read' },
  handler: async (req, { upload }) => {
    const { payload, headers } = req
    const refusal = await prepareForBytes(payload, upload)
    if (refusal) return uploadProblem(refusal, upload.purpose)
    const answer = await tusAnswer(payload, 'PATCH', upload.key, { headers, body: req.body ?? null })
    if (answer.status !== 204) return answer
    const wrong = await checkBytes(payload, upload, Number(answer.headers.get('upload-offset')))
    return wrong ? uploadProblem(wrong, upload.purpose) : answer
  },
})
