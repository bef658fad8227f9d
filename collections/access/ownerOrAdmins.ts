import type { FieldAccess } from 'payload'
import { isAdmin } from './roles'

/** For fields that even staff of the region may not read. Without a document (in filters) administrators alone pass. */
export const ownerOrAdmins: FieldAccess<{ id: string; user?: unknown }> = ({ req, doc }) => {
  if (isAdmin(req.user)) return true
  const owner = doc?.user
  const ownerId = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner
  return Boolean(req.user) && String(ownerId) === String(req.user?.id)
}
