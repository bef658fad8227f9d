import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'

/** `POST /api/users/:id/sign-out`: ends every session of an account. Answers 200 `{ ended }` with their number, 401 without a session or a recent proof, 403, 404. */
export const signOutEverywhere: Endpoint = {
  method: 'post',
  path: '/:id/sign-out',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const { id } = asked.account
    const { deletedCount } = await modelOf(req.payload, 'sessions').deleteMany({ user: id })
    await recordChange(req, {
      action: 'account.signed-out',
      subject: { collection: 'users', id },
      account: id,
    })
    await recordSecurityEvent(req, { event: 'account.signed-out', account: id })
    return Response.json({ ended: deletedCount })
  },
}
