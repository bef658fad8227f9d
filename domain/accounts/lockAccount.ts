import type { Payload } from 'payload'
import { moveMembersVersion } from '../content/contentVersionRepository'
import { modelOf } from '../../platform/database'
import { finishAdminRelease, releaseAdminRole } from './releaseAdminRole'

/**
 * Locks an account: it can no longer sign in, loses its sessions at once and leaves the directory. Idempotent. The last
 * administrator who can sign in is not locked. The caller decides who may ask.
 * @returns when it was locked, if it was not before
 */
export const lockAccount = async (
  payload: Payload,
  user: string,
): Promise<{ lockedAt: Date | null } | 'last-admin'> => {
  const roles = modelOf(payload, 'roles')
  const row = await roles
    .findOne({ user, role: 'admin' }, { _id: 1, isLocked: 1 })
    .lean<{ _id: unknown; isLocked?: boolean }>()
  const going = row && !row.isLocked ? await releaseAdminRole(payload, row._id, 'isLocked') : null
  if (going === undefined) return 'last-admin'
  const lockedAt = new Date()
  const { modifiedCount } = await modelOf(payload, 'users').updateOne(
    { _id: user, lockedAt: null },
    { $set: { lockedAt } },
  )
  // a role given while this ran follows the lock as well
  await roles.updateMany({ user, role: 'admin' }, { $set: { isLocked: true } })
  if (going) await finishAdminRelease(payload, going)
  await modelOf(payload, 'sessions').deleteMany({ user })
  await moveMembersVersion(payload) // the directory no longer shows it
  return { lockedAt: modifiedCount > 0 ? lockedAt : null }
}
