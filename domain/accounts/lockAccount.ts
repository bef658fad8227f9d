import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersions'
import { endAllSessions } from './credentials'
import { setLocked } from './accountsRepository'
import { releaseAdminRole } from './releaseAdminRole'
import { findAdminRole, finishAdminRelease, setAdminLocked } from './rolesRepository'

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
