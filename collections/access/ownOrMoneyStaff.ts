import type { Access } from 'payload'
import { handlesMoney } from './roles'

/** Documents whose `user` is the signed-in person; all of them for staff who handle money. */
export const ownOrMoneyStaff: Access = ({ req }) => {
  if (!req.user) return false
  return handlesMoney(req.user) || { user: { equals: req.user.id } }
}
