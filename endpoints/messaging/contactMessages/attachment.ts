import type { Endpoint } from 'payload'
import { readAttachment } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `GET /api/contact-messages/:id/attachments/:file`: a file of the thread, for administrators. Answers 200, 206, 304,
 * 401, 403, 404, 416.
 */
export const attachment: Endpoint = {
  method: 'get',
  path: '/:id/attachments/:file',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const { id, file } = req.routeParams ?? {}
    const found = isObjectId(id) && isObjectId(file) ? await readAttachment(req, id, file) : null
    if (!found) return problem(404, 'not_found', 'This file could not be found')
    const answer = await fileAnswer(req, found)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
