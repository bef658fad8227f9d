import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersions'
import { endAllSessions } from './credentials'
import { type Account, clearLocked } from './accountsRepository'
import { setAdminLocked } from './rolesRepository'

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
