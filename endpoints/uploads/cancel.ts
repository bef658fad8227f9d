import type { Endpoint } from 'payload'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'
import { uploadProblem } from './uploadProblem'

/**
 * `DELETE /api/uploads/:key`: gives an upload up. Nothing of it is kept. Answers 204, 401, 403, 404, 409 once
 * it was taken over.
 */
export const cancel: Endpoint = {
  method: 'delete',
  path: '/uploads/:key',
  handler: async (req) => {
    const own = await requireUpload(req)
    if ('refusal' in own) return own.refusal
    const { key, takenUntil } = own.upload
    return takenUntil
      ? uploadProblem('busy')
      : tusAnswer(req.payload, 'DELETE', key, { headers: req.headers, body: null })
  },
}
