import type { CollectionAfterChangeHook } from 'payload'
import { markRoleOfLockedAccount } from '../../../domain/accounts'
import type { Role } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'

/** Marks an administrator's role that is given to a locked account. */
export const followLock: CollectionAfterChangeHook<Role> = async ({ doc, req: { payload } }) => {
  const user = idOf(doc.user)
  if (doc.role === 'admin' && user) await markRoleOfLockedAccount(payload, doc.id, user)
}
