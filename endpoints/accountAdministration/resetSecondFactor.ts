import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { recordChange } from '../../domain/audit/recordChange'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { removeSecondFactor } from '../../domain/secondFactor'
import { requireAccount } from './requireAccount'

/**
 * `POST /api/users/:id/factor-reset`: switches the two-step sign-in of somebody off who lost the telephone; the owner is
 * told by mail. Answers 200 `{ wasOn }`, 401 without a session or a recent proof, 403, 404.
 */
export const resetSecondFactor: Endpoint = {
  method: 'post',
  path: '/:id/factor-reset',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const { id } = asked.account
    const wasOn = await removeSecondFactor(req.payload, id)
    if (wasOn)
      await recordChange(req, {
        action: 'account.factor-reset',
        subject: { collection: 'users', id },
        account: id,
      })
    if (wasOn) await recordSecurityEvent(req, { event: 'factor.reset', account: id })
    return Response.json({ wasOn })
  },
}
