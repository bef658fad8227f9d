import type { PayloadRequest } from 'payload'
import { type Right, hasRight } from '../collections/access/roles'
import { forbidden, problem } from './answers'

/** The refusal for anyone without a right: 401 for a visitor, 403 for anyone else. Undefined for staff who have it. */
export const refuseWithout = (right: Right, { user }: Pick<PayloadRequest, 'user'>): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', 'Please sign in')
  return hasRight(user, right) ? undefined : forbidden()
}
