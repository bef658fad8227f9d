import type { Access } from 'payload'
import { type Right, hasRight } from './roles'

/** Published documents for everyone, drafts for staff with a right. For collections and globals with drafts. */
export const publishedOr =
  (right: Right): Access =>
  ({ req }) =>
    hasRight(req.user, right) || { _status: { equals: 'published' } }
