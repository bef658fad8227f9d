import type { PayloadRequest } from 'payload'
import { recordChange, recordSecurityEvent } from '../../audit'
import { type Account, lockAccount, unlockAccount } from '..'

/**
 * Locks an account at the request of staff and records it. Idempotent.
 * @returns when it was locked, or why not
 */
export const lockForStaff = async (
  req: PayloadRequest,
  account: Account,
  reason?: string,
): Promise<Date | 'own_account' | 'last_admin'> => {
  if (account.id === req.user?.id) return 'own_account'
  const locked = await lockAccount(req.payload, account.id)
  if (locked === 'last-admin') return 'last_admin'
  const { lockedAt } = locked
  if (lockedAt) {
    await recordChange(req, {
      action: 'account.locked',
      subject: { collection: 'users', id: account.id },
      account: account.id,
      before: { lockedAt: null },
      after: { lockedAt },
      reason,
    })
    await recordSecurityEvent(req, { event: 'account.locked', account: account.id })
  }
  return account.lockedAt ?? lockedAt ?? new Date()
}

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
