import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { moveMembersVersion } from '../../hooks/membersVersion'
import { modelOf } from '../../server/services/database'
import { endGoing, letAdminGo } from '../../server/services/lastAdmin'
import { recordChange } from '../../server/services/recordChange'
import { invalid, problem, readJson } from '../answers'
import { askedAccount } from './askedAccount'
import { lockSchema } from './schema'

const LAST_ADMIN = 'This is the last administrator who can sign in. Please make someone else an administrator first.'

/**
 * `POST /api/users/:id/lock` `{ reason? }`: the account can no longer sign in and loses its sessions at once. Idempotent.
 * Answers 200 `{ lockedAt }`, 400, 401, 403, 404, 409 for the own account and the last administrator.
 */
export const lock: Endpoint = {
  method: 'post',
  path: '/:id/lock',
  handler: async (req) => {
    const { payload } = req
    const asked = await askedAccount(req)
    if ('refusal' in asked) return asked.refusal
    const input = lockSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const { account } = asked
    if (account.id === req.user?.id) return problem(409, 'own_account', 'You cannot lock your own account.')
    const roles = modelOf(payload, 'roles')
    const row = await roles.findOne({ user: account.id, role: 'admin' }, { _id: 1, isLocked: 1 }).lean<{ _id: unknown; isLocked?: boolean }>()
    const going = row && !row.isLocked ? await letAdminGo(payload, row._id, 'isLocked') : null
    if (going === undefined) return problem(409, 'last_admin', LAST_ADMIN)
    const lockedAt = new Date()
    const locked = await modelOf(payload, 'users').updateOne({ _id: account.id, lockedAt: null }, { $set: { lockedAt } })
    // a role given while this ran follows the lock as well
    await roles.updateMany({ user: account.id, role: 'admin' }, { $set: { isLocked: true } })
    if (going) await endGoing(payload, going)
    await modelOf(payload, 'sessions').deleteMany({ user: account.id })
    await moveMembersVersion(payload) // the directory no longer shows it
    if (locked.modifiedCount > 0) {
      await recordChange(req, { action: 'account.locked', subject: { collection: 'users', id: account.id }, account: account.id, before: { lockedAt: null }, after: { lockedAt }, reason: input.data.reason })
      await recordSecurityEvent(req, { event: 'account.locked', account: account.id })
    }
    return Response.json({ lockedAt: (account.lockedAt ?? lockedAt).toISOString() })
  },
}
