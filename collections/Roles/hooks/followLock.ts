import type { CollectionAfterChangeHook } from 'payload'
import type { Role } from '../../../payload-types'
import { modelOf } from '../../../platform/database'

/** A locked account's role does not count among those that can get in. Read after the writing: a lock may have come in between. */
export const followLock: CollectionAfterChangeHook<Role> = async ({ doc, req: { payload } }) => {
  if (doc.role !== 'admin') return
  const user = typeof doc.user === 'object' ? doc.user.id : doc.user
  const isLocked = await modelOf(payload, 'users').exists({ _id: user, lockedAt: { $ne: null } })
  if (isLocked) await modelOf(payload, 'roles').updateOne({ _id: doc.id }, { $set: { isLocked: true } })
}
