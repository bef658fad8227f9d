import type { Endpoint } from 'payload'
import { readMail } from '../../../domain/messaging/mail'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `GET /api/outbox/:id/mail`: the text of a mail, for administrators; of a confidential one in a trial
 * installation only.
 * Answers 200 `OutboxMailView`, 401, 403, 404.
 */
export const showMail: Endpoint = {
  method: 'get',
  path: '/:id/mail',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const view = isObjectId(id) ? await readMail(req.payload, id) : undefined
    return view ? Response.json(view) : problem(404, 'not_found', 'This email could not be found')
  },
}
