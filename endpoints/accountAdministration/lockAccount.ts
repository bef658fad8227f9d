import type { Endpoint } from 'payload'
import { lockAccount } from '../../domain/accounts'
import { recordSecurityEvent } from '../../domain/audit'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'
import { lockSchema } from '../../domain/accountAdministration/accounts.schema'

const LAST_ADMIN =
  'This is the last administrator who can sign in. Please make someone else an administrator first.'

/**
 * `POST /api/users/:id/lock` `{ reason? }`: the account can no longer sign in and loses its sessions at once. Idempotent.
 * Answers 200 `{ lockedAt }`, 400, 401 without a session or a recent proof, 403, 404, 409 for the own account and the last administrator.
 */
export const lock: Endpoint = {
  method: 'post',
  path: '/:id/lock',
  handler: async (req) => {
    const { payload } = req
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const input = lockSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const { account } = asked
    if (account.id === req.user?.id) return problem(409, 'own_account', 'You cannot lock your own account.')
    const locked = await lockAccount(payload, account.id)
    if (locked === 'last-admin') return problem(409, 'last_admin', LAST_ADMIN)
    const { lockedAt } = locked
    if (lockedAt) {
      await recordChange(req, {
        action: 'account.locked',
        subject: { collection: 'users', id: account.id },
        account: account.id,
        before: { lockedAt: null },
        after: { lockedAt },
        reason: input.data.reason,
      })
      await recordSecurityEvent(req, { event: 'account.locked', account: account.id })
    }
    return Response.json({ lockedAt: (account.lockedAt ?? lockedAt ?? new Date()).toISOString() })
  },
}
