import type { Access } from 'payload'
import { isAdmin } from './roles'

/** Published documents for everyone, drafts for administrators. For collections and globals with drafts. */
export const publishedOrAdmins: Access = ({ req }) =>
  isAdmin(req.user) || { _status: { equals: 'published' } }
