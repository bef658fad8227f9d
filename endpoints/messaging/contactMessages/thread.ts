import type { Endpoint } from 'payload'
import { readThread } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `GET /api/contact-messages/:id/thread`: a message with its answers, notes and replies, the oldest first, for
 * administrators. Answers 200 `ContactThread`, 401, 403, 404.
 */
export const thread: Endpoint = {
  method: 'get',
  path: '/:id/thread',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readThread(req, id) : null
    return found
      ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', 'This message could not be found')
  },
}
