import type { PayloadRequest } from 'payload'
import type { Role } from '../../../collections/access/roles'
import { findRoleId } from '..'

/**
 * Removes a role from an account, with the access of the request. Idempotent.
 * @returns `follows_membership` for the role member
 * @throws APIError 409 for the last administrator
 */
export const takeRole = async (
  req: PayloadRequest,
  user: string,
  role: Role,
): Promise<'follows_membership' | undefined> => {
  if (role === 'member') return 'follows_membership'
  const id = await findRoleId(req.payload, user, role)
  if (id) await req.payload.delete({ collection: 'roles', id, depth: 0, overrideAccess: false, req })
  return undefined
}
