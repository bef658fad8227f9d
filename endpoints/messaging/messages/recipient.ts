import { canWriteTo } from '../../../domain/messaging/messages'
import type { Recipient } from '../../../domain/messaging/messages/messages.schema'
import { MESSAGE_REFUSALS } from '../../../domain/messaging/messages/messageTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/member-messages/to/:id`: whether the person who asks can write to a member, by the id of the profile. Asked
 * wherever a member is shown, so that a refusal is an answer too. Answers 200 `Recipient`, 401.
 */
export const recipient = declareEndpoint({
  method: 'get',
  path: '/to/:id',
  access: signedIn(MESSAGE_REFUSALS.unauthenticated.text),
  handler: async (req) => {
    const id = req.routeParams?.id
    const { name, refusal } = isObjectId(id)
      ? await canWriteTo(req, { profile: id })
      : { name: undefined, refusal: 'not_found' as const }
    return Response.json({ name: name ?? null, refusal: refusal ?? null } satisfies Recipient)
  },
})
