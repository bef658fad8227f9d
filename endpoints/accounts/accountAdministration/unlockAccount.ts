import type { Endpoint } from 'payload'
import { unlockForStaff } from '../../../domain/accounts/accountAdministration'
import type { LockState } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/unlock`: lets a locked account sign in again. Idempotent. Answers 200 `{ lockedAt: null }`, 401
 * without a session or a recent proof, 403, 404.
 */
export const unlockAccount: Endpoint = {
  method: 'post',
  path: '/:id/unlock',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    await unlockForStaff(req, required.account)
    return Response.json({ lockedAt: null } satisfies LockState)
  },
}
