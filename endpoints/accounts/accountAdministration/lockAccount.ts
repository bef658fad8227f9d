import type { Endpoint } from 'payload'
import { lockForStaff } from '../../../domain/accounts/accountAdministration'
import { type LockState, lockSchema } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { invalid, problem, readJson } from '../../answers'
import { requireAccountToChange } from './requireAccount'

const LAST_ADMIN =
  'This is the last administrator who can sign in. Please make someone else an administrator first.'

/**
 * `POST /api/users/:id/lock` `{ reason? }`: the account can no longer sign in and loses its sessions at once.
 * Idempotent. Answers 200 `{ lockedAt }`, 400, 401 without a session or a recent proof, 403, 404, 409 for the
 * own account and the last administrator.
 */
export const lockAccount: Endpoint = {
  method: 'post',
  path: '/:id/lock',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    const input = lockSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const locked = await lockForStaff(req, required.account, input.data.reason)
    if (locked === 'own_account') return problem(409, 'own_account', 'You cannot lock your own account.')
    if (locked === 'last_admin') return problem(409, 'last_admin', LAST_ADMIN)
    return Response.json({ lockedAt: locked.toISOString() } satisfies LockState)
  },
}
