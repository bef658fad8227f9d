import type { PayloadRequest } from 'payload'
import { type Account, unlockAccount } from '..'
import { recordSecurityEvent, recordChange } from '../../audit'

/** Removes the lock of an account at the request of staff and records it. Idempotent. */
export const unlockForStaff = async (req: PayloadRequest, account: Account): Promise<void> => {
  const { id, lockedAt } = account
  if (!(await unlockAccount(req.payload, account))) return
  await recordChange(req, {
    action: 'account.unlocked',
    subject: { collection: 'users', id },
    account: id,
    before: { lockedAt },
    after: { lockedAt: null },
  })
  await recordSecurityEvent(req, { event: 'account.unlocked', account: id })
}
