import type { Endpoint } from 'payload'
import { claimContactMessage } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `POST /api/contact-messages/:id/claim`: assigns a message that is nobody's to the administrator who asks; of two at
 * once one wins. Answers 200 `{ outcome: 'claimed' }`, also where it is their own, 401, 403, 404, 409 `taken` with the
 * name of the colleague whose it is.
 */
export const claim: Endpoint = {
  method: 'post',
  path: '/:id/claim',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await claimContactMessage(req, id, req.user.id)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result)
    return result.problem === 'taken'
      ? problem(409, 'taken', `${result.by} has taken this message.`)
      : problem(404, 'not_found', 'This message could not be found')
  },
}
