import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersions'
import { type Account, clearLocked, isAccountLocked, setLocked } from './accountsRepository'
import { findAdminRole, finishAdminRelease, markRole, setAdminLocked } from './rolesRepository'
import { endAllSessions } from './credentials'
import { releaseAdminRole } from './adminRoles'

/**
 * Marks an administrator's role whose account is locked: it does not count among those who can sign in. Call
 * it after the role is stored: the account may have been locked in between.
 */
export const markRoleOfLockedAccount = async (payload: Payload, id: string, user: string): Promise<void> => {
  if (await isAccountLocked(payload, user)) await markRole(payload, id, 'isLocked')
}

/**
 * Locks an account: it can no longer be signed in to, loses its sessions at once and leaves the directory. Idempotent.
 * The last administrator who can sign in is not locked. The caller checks access.
 * @returns when it was locked, if it was not locked before
 */
export const lockAccount = async (
  payload: Payload,
  user: string,
): Promise<{ lockedAt: Date | null } | 'last-admin'> => {
  const role = await findAdminRole(payload, user)
  const release = role && !role.isLocked ? await releaseAdminRole(payload, role._id, 'isLocked') : null
  if (release === undefined) return 'last-admin'
  const lockedAt = await setLocked(payload, user)
  // a role added while this ran is marked as well
  await setAdminLocked(payload, user, true)
  if (release) await finishAdminRelease(payload, release)
  await endAllSessions(payload, user)
  await moveMembersVersion(payload) // the directory no longer shows it
  return { lockedAt }
}

/**
 * Removes the lock of an account. Idempotent. The caller checks access.
 * @returns whether it was locked
 */
export const unlockAccount = async (
  payload: Payload,
  { id, lockedAt }: Pick<Account, 'id' | 'lockedAt'>,
): Promise<boolean> => {
  // a session that was started while the account was being locked must not become valid again
  if (lockedAt) await endAllSessions(payload, id)
  const wasLocked = await clearLocked(payload, id)
  await setAdminLocked(payload, id, false)
  await moveMembersVersion(payload)
  return wasLocked
}
