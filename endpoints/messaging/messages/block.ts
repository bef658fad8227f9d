import { addBlock, removeBlock } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy, signedIn } from '../../guards'
import { ownMessage } from './ownMessage'

/**
 * `POST /api/member-messages/:id/block`: the other person of a conversation can write to the signed-in one no more, and
 * is not told. Answers 200, also again, 401, 404, also when that account is gone.
 */
export const block = declareEndpoint({
  method: 'post',
  path: '/:id/block',
  access: admittedBy(ownMessage),
  handler: async (req, { other, user }) => {
    if (!other) return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    await addBlock(req.payload, user, other)
    return Response.json({ outcome: 'blocked' })
  },
})

/** `POST /api/member-messages/:id/unblock`: takes that back. Answers 200, also again, 401, 404. */
export const unblock = declareEndpoint({
  method: 'post',
  path: '/:id/unblock',
  access: admittedBy(ownMessage),
  handler: async (req, { other, user }) => {
    if (other) await removeBlock(req.payload, user, { blocked: other })
    return Response.json({ outcome: 'unblocked' })
  },
})

/**
 * `POST /api/member-messages/blocks/:id/remove`: ends an own block, by its id in the list. Answers 200, also
 * again, 401, 404.
 */
export const removeListed = declareEndpoint({
  method: 'post',
  path: '/blocks/:id/remove',
  access: signedIn(MESSAGE_TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    await removeBlock(payload, user.id, { _id: id })
    return Response.json({ outcome: 'unblocked' })
  },
})
