import type { Access } from 'payload'
import { isAdmin } from './roles'

/** The signed-in person's own account; all accounts for administrators. */
export const selfOrAdmins: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { id: { equals: req.user.id } }
}
