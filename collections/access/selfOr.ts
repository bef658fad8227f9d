import type { Access } from 'payload'
import { type Right, hasRight } from './roles'

/** The signed-in person's own account; all accounts for staff with a right. */
export const selfOr =
  (right: Right): Access =>
  ({ req }) => {
    if (!req.user) return false
    return hasRight(req.user, right) || { id: { equals: req.user.id } }
  }
