import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

interface AdminRow {
  _id: unknown
  user: unknown
  isLocked?: boolean | null
  isLeaving?: boolean | null
}

/**
 * Brings what administrators' rows say about their holders in line with the accounts: a process that was killed between
 * the two writes left a mark without what it stands for, or the other way round. Rows of those who are going right now
 * are left alone.
 */
export const repairAdminRoles = async (payload: Payload): Promise<void> => {
  const roles = modelOf(payload, 'roles')
  const now = Date.now()
  await roles.updateMany(
    { role: 'admin', 'goingUntil.0': { $exists: true } },
    { $pull: { goingUntil: { $lte: now } } },
  )
  const rows = await roles
    .find({ role: 'admin', goingUntil: { $not: { $gt: now } } }, { user: 1, isLocked: 1, isLeaving: 1 })
    .lean<AdminRow[]>()
  for (const { _id, user, ...marks } of rows) {
    const [locked, leaving] = await Promise.all([
      modelOf(payload, 'users').exists({ _id: user, lockedAt: { $ne: null } }),
      modelOf(payload, 'profiles').exists({ user, leavingAt: { $ne: null } }),
    ])
    const [isLocked, isLeaving] = [Boolean(locked), Boolean(leaving)]
    if (isLocked === Boolean(marks.isLocked) && isLeaving === Boolean(marks.isLeaving)) continue
    await roles.updateOne({ _id, goingUntil: { $not: { $gt: now } } }, { $set: { isLocked, isLeaving } })
  }
}
