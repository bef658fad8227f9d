import type { PayloadRequest, Where } from 'payload'
import { type EventRight, staffEvents } from '../../domain/events'
import { forbidden, problem } from '../answers'
import type { SignedInUser } from '../guards'

/** The condition for the events that the caller works on, or the refusal: 401 for a visitor, 403 for other members. */
export const staffScope = (
  { user }: PayloadRequest,
  right?: EventRight,
): { visible: Where; user: SignedInUser } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const visible = staffEvents(user, right)
  return visible ? { visible, user } : { refusal: forbidden() }
}
