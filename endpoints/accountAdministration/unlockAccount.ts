import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { moveMembersVersion } from '../../domain/contentVersions'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'

/**
 * `POST /api/users/:id/unlock`: lets a locked account sign in again. Idempotent. Answers 200 `{ lockedAt: null }`, 401
 * without a session or a recent proof, 403, 404.
 */
export const unlockAccount: Endpoint = {
  method: 'post',
  path: '/:id/unlock',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const { id, lockedAt } = asked.account
    // one that a sign-in began while the account was being locked must not come back to life
    if (lockedAt) await modelOf(req.payload, 'sessions').deleteMany({ user: id })
    const unlocked = await modelOf(req.payload, 'users').updateOne(
      { _id: id, lockedAt: { $ne: null } },
      { $set: { lockedAt: null } },
    )
    await modelOf(req.payload, 'roles').updateMany({ user: id, role: 'admin' }, { $set: { isLocked: false } })
    await moveMembersVersion(req.payload)
    if (unlocked.modifiedCount > 0) {
      await recordChange(req, {
        action: 'account.unlocked',
        subject: { collection: 'users', id },
        account: id,
        before: { lockedAt },
        after: { lockedAt: null },
      })
      await recordSecurityEvent(req, { event: 'account.unlocked', account: id })
    }
    return Response.json({ lockedAt: null })
  },
}
