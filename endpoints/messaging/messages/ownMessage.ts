import type { PayloadRequest } from 'payload'
import { type StoredMessage, findOwn } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { problem } from '../../answers'
import { isObjectId } from '../../../platform/isObjectId'

/** The message of the address, if the signed-in person sent or received it; else the refusal: 401, 404. */
export const ownMessage = async ({
  payload,
  user,
  routeParams,
}: PayloadRequest): Promise<
  { message: StoredMessage; user: string; other: string | undefined } | { refusal: Response }
> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', MESSAGE_TEXTS.signIn) }
  const id = routeParams?.id
  const message = isObjectId(id) ? await findOwn(payload, id, user.id) : null
  if (!message) return { refusal: problem(404, 'not_found', MESSAGE_TEXTS.notFound) }
  const sender = message.sender?.toHexString()
  return { message, user: user.id, other: sender === user.id ? message.recipient?.toHexString() : sender }
}
