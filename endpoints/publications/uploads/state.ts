import type { Endpoint } from 'payload'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'

/**
 * `HEAD /api/uploads/:key` (or GET): how much of an upload has arrived (`Upload-Offset`), to go on from there.
 * Answers 200, 401, 403, 404.
 */
export const state: Endpoint = {
  method: 'get',
  path: '/uploads/:key',
  handler: async (req) => {
    const own = await requireUpload(req)
    return 'refusal' in own
      ? own.refusal
      : tusAnswer(req.payload, 'HEAD', own.upload.key, { headers: req.headers, body: null })
  },
}
