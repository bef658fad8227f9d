import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { requireUpload } from './requireUpload'
import { tusAnswer } from './tusAnswer'

/**
 * `HEAD /api/uploads/:key` (or GET): how much of an upload has arrived (`Upload-Offset`), to go on from there.
 * Answers 200, 401, 403, 404.
 */
export const state = declareEndpoint({
  method: 'get',
  path: '/uploads/:key',
  access: admittedBy(requireUpload),
  handler: (req, { upload }) =>
    tusAnswer(req.payload, 'HEAD', upload.key, { headers: req.headers, body: null }),
})
