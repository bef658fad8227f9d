import type { Access } from 'payload'
import { isAdmin } from './roles'

/** Documents whose `user` is the signed-in person; all of them for administrators. */
export const ownOrAdmins: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { user: { equals: req.user.id } }
}
