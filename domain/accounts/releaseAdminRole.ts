import type { Payload } from 'payload'
import {
  type AdminMark,
  type AdminRelease,
  beginAdminRelease,
  finishAdminRelease,
  hasOtherAdmin,
  markRole,
} from './rolesRepository'

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
