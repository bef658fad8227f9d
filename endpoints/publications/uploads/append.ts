import type { Endpoint } from 'payload'
import { checkBytes, prepareForBytes } from '../../../domain/publications/uploads'
import { requires } from '../../requirements'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'
import { uploadProblem } from './uploadProblem'

/**
 * `PATCH /api/uploads/:key`: the next bytes of an upload, from `Upload-Offset` on. They go to the disk as they come.
 * Answers 204 with the new `Upload-Offset`, 401, 403, 404, 409 for another offset than what has arrived, 415 for what
 * is not of the kind wanted (nothing of it is kept), 507 when the disk is full (what has arrived is kept).
 */
export const append: Endpoint = {
  method: 'patch',
  path: '/uploads/:key',
  // a large file comes in thousands of pieces; how many files a person may send is counted apart
  custom: requires({ streams: 'application/offset+octet-stream', rate: 'read' }),
  handler: async (req) => {
    const own = await requireUpload(req)
    if ('refusal' in own) return own.refusal
    const { payload, headers } = req
    const { upload } = own
    const refusal = await prepareForBytes(payload, upload)
    if (refusal) return uploadProblem(refusal, upload.purpose)
    const answer = await tusAnswer(payload, 'PATCH', upload.key, { headers, body: req.body ?? null })
    if (answer.status !== 204) return answer
    const wrong = await checkBytes(payload, upload, Number(answer.headers.get('upload-offset')))
    return wrong ? uploadProblem(wrong, upload.purpose) : answer
  },
}
