import type { Payload } from 'payload'
import { isLeaving as hasLeavingProfile } from '../people/profiles'
import {
  type AdminMark,
  type AdminRelease,
  beginAdminRelease,
  deleteExpiredReleases,
  findStayingAdmins,
  finishAdminRelease,
  hasOtherAdmin,
  markRole,
  setAdminMarks,
} from './rolesRepository'
import { isAccountLocked } from './accountsRepository'

/** How long an unfinished release lasts. Far longer than any operation that releases a role takes. */
const RELEASE_TTL_MS = 60_000

/**
 * Releases the role of an administrator only when another administrator remains. Each release is stored on
 * its own row before another administrator is looked for: of two that would leave no administrator, the later
 * one finds the earlier.
 * @param mark set on the row that is released
 * @returns the release, to be finished with `finishAdminRelease` when the role is gone; null for a row that
 *   is not an administrator's; undefined when no administrator would remain
 */
export const releaseAdminRole = async (
  payload: Payload,
  rowId: unknown,
  mark?: AdminMark,
): Promise<AdminRelease | null | undefined> => {
  const release: AdminRelease = { rowId, until: Date.now() + RELEASE_TTL_MS + Math.random() }
  if (!(await beginAdminRelease(payload, release))) return null
  if (await hasOtherAdmin(payload, rowId)) {
    if (mark) await markRole(payload, rowId, mark)
    return release
  }
  await finishAdminRelease(payload, release)
  return undefined
}

/**
 * Makes the marks on administrators' roles agree with their accounts: a process that was killed between the two writes
 * left a mark without its reason, or the other way round. Roles that are being released are left alone.
 */
export const repairAdminRoles = async (payload: Payload): Promise<void> => {
  const now = Date.now()
  await deleteExpiredReleases(payload, now)
  for (const { _id, user, ...marks } of await findStayingAdmins(payload, now)) {
    const [isLocked, isLeaving] = await Promise.all([
      isAccountLocked(payload, user),
      hasLeavingProfile(payload, user),
    ])
    if (isLocked === Boolean(marks.isLocked) && isLeaving === Boolean(marks.isLeaving)) continue
    await setAdminMarks(payload, _id, { isLocked, isLeaving }, now)
  }
}
