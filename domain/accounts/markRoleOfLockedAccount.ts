import type { Payload } from 'payload'
import { isAccountLocked } from './accountsRepository'
import { markRole } from './rolesRepository'

/**
 * Marks an administrator's role whose account is locked: it does not count among those who can sign in. Call
 * it after the role is stored: the account may have been locked in between.
 */
export const markRoleOfLockedAccount = async (payload: Payload, id: string, user: string): Promise<void> => {
  if (await isAccountLocked(payload, user)) await markRole(payload, id, 'isLocked')
}
