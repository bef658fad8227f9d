import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import {
  type MessageFilter,
  messageListSchema,
} from '../../../domain/messaging/contactMessages/handling.schema'
import { forbidden, invalid, problem } from '../../answers'

/** The filter of an administrator's request, or the refusal: 401, 403, 400. */
export const askedMessages = ({
  query,
  user,
}: PayloadRequest): { filter: MessageFilter; self: string } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (!isAdmin(user)) return { refusal: forbidden() }
  const input = messageListSchema.safeParse(query)
  return input.success ? { filter: input.data, self: user.id } : { refusal: invalid(input.error) }
}
