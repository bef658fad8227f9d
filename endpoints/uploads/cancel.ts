import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { ownUpload } from './ownUpload'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { tusAnswer } from './tusServer'

/** `DELETE /api/uploads/:key`: gives an upload up. Nothing of it is kept. Answers 204, 401, 403, 404, 409 once it was taken over. */
export const cancel: Endpoint = {
  method: 'delete',
  path: '/uploads/:key',
  handler: async (req) => {
    const own = await ownUpload(req)
    if ('refusal' in own) return own.refusal
    const { key, takenUntil } = own.upload
    return takenUntil
      ? problem(409, 'busy', UPLOAD_TEXTS.busy)
      : tusAnswer(req.payload, 'DELETE', key, { headers: req.headers, body: null })
  },
}
