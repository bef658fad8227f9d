import type { FieldAccess } from 'payload'
import { type Right, hasRight } from './roles'

/**
 * For fields that even staff of the region may not read. Without a document (in filters) staff with the right
 * alone pass.
 */
export const ownerOr =
  (right: Right): FieldAccess<{ id: string; user?: unknown }> =>
  ({ req, doc }) => {
    if (hasRight(req.user, right)) return true
    const owner = doc?.user
    const ownerId = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner
    return Boolean(req.user) && String(ownerId) === String(req.user?.id)
  }
