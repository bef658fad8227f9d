import type { Endpoint } from 'payload'
import { addBlock, removeBlock } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { problem } from '../../answers'
import { isObjectId } from '../../../platform/isObjectId'
import { ownMessage } from './ownMessage'

/**
 * `POST /api/member-messages/:id/block`: the other person of a conversation can write to the signed-in one no more, and
 * is not told. Answers 200, also again, 401, 404, also when that account is gone.
 */
export const block: Endpoint = {
  method: 'post',
  path: '/:id/block',
  handler: async (req) => {
    const own = await ownMessage(req)
    if ('refusal' in own) return own.refusal
    if (!own.other) return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    await addBlock(req.payload, own.user, own.other)
    return Response.json({ outcome: 'blocked' })
  },
}

/** `POST /api/member-messages/:id/unblock`: takes that back. Answers 200, also again, 401, 404. */
export const unblock: Endpoint = {
  method: 'post',
  path: '/:id/unblock',
  handler: async (req) => {
    const own = await ownMessage(req)
    if ('refusal' in own) return own.refusal
    if (own.other) await removeBlock(req.payload, own.user, { blocked: own.other })
    return Response.json({ outcome: 'unblocked' })
  },
}

/**
 * `POST /api/member-messages/blocks/:id/remove`: ends an own block, by its id in the list. Answers 200, also
 * again, 401, 404.
 */
export const removeListed: Endpoint = {
  method: 'post',
  path: '/blocks/:id/remove',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', MESSAGE_TEXTS.signIn)
    const id = routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    await removeBlock(payload, user.id, { _id: id })
    return Response.json({ outcome: 'unblocked' })
  },
}
