import type { Access } from 'payload'
import { type Right, hasRight } from './roles'

/** Documents whose `user` is the signed-in person; all of them for staff with a right. */
export const ownOr =
  (right: Right): Access =>
  ({ req }) => {
    if (!req.user) return false
    return hasRight(req.user, right) || { user: { equals: req.user.id } }
  }
