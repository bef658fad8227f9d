import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { notifyOwner } from '../../domain/accountNotices'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { hashRecoveryCode, makeRecoveryCodes } from '../../domain/secondFactor/recoveryCodes'
import type { RecoveryCodes } from '../../domain/secondFactor/secondFactor.schema'

/**
 * `POST /api/users/factor/recovery-codes`: ten new recovery codes in place of the old ones.
 * Answers 200 `{ recoveryCodes }`, shown this once; 401 without a session or a recent proof; 409 when two-step sign-in
 * is off.
 */
export const renewRecoveryCodes: Endpoint = {
  method: 'post',
  path: '/factor/recovery-codes',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const { id: user } = req.user
    const recoveryCodes = makeRecoveryCodes()
    const { matchedCount } = await modelOf(req.payload, 'second-factors').updateOne(
      { user, confirmedAt: { $type: 'date' } },
      { $set: { recoveryCodes: recoveryCodes.map((code) => hashRecoveryCode(user, code)) } },
    )
    if (matchedCount === 0) return problem(409, 'factor_off', 'Two-step sign-in is off.')
    await notifyOwner(req.payload, user, 'recoveryCodesRenewed', `${user}:${Date.now()}`)
    await recordSecurityEvent(req, { event: 'factor.codes-renewed' })
    return Response.json({ recoveryCodes } satisfies RecoveryCodes)
  },
}
