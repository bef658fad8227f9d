import type { Payload } from 'payload'
import { isLeaving as hasLeavingProfile } from '../people/profiles'
import { isAccountLocked } from './accountsRepository'
import { deleteExpiredReleases, findStayingAdmins, setAdminMarks } from './rolesRepository'

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
