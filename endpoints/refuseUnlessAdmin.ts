import type { PayloadRequest } from 'payload'
import { isAdmin } from '../collections/access/roles'
import { forbidden, problem } from './answers'

/**
 * The refusal for anyone who is not an administrator: 401 for a visitor, 403 for anyone else. Undefined for
 * an administrator.
 */
export const refuseUnlessAdmin = ({ user }: Pick<PayloadRequest, 'user'>): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', 'Please sign in')
  return isAdmin(user) ? undefined : forbidden()
}
