import type { Endpoint } from 'payload'
import { canWriteTo } from '../../../domain/messaging/messages'
import type { Recipient } from '../../../domain/messaging/messages/messages.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { refuseMessage } from './refuseMessage'

/**
 * `GET /api/member-messages/to/:id`: whether the person who asks can write to a member, by the id of the profile. Asked
 * wherever a member is shown, so that a refusal is an answer too. Answers 200 `Recipient`, 401.
 */
export const recipient: Endpoint = {
  method: 'get',
  path: '/to/:id',
  handler: async (req) => {
    if (!req.user) return refuseMessage('unauthenticated')
    const id = req.routeParams?.id
    const { name, refusal } = isObjectId(id)
      ? await canWriteTo(req, { profile: id })
      : { name: undefined, refusal: 'not_found' as const }
    return Response.json({ name: name ?? null, refusal: refusal ?? null } satisfies Recipient)
  },
}
