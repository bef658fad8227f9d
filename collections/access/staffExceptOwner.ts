import type { FieldAccess } from 'payload'
import { handlesMemberships, isStaff } from './roles'

/**
 * For what staff note about a person: a chapter lead does not read it of the own document. Without a document (in
 * filters), and where the owner was not read along, staff who decide applications alone pass.
 */
export const staffExceptOwner: FieldAccess<{ id: string; user?: unknown }> = ({ req: { user }, doc }) => {
  if (handlesMemberships(user)) return true
  const owner = doc?.user
  if (!isStaff(user) || !owner) return false
  const ownerId = typeof owner === 'object' && 'id' in owner ? owner.id : owner
  return String(ownerId) !== String(user?.id)
}
