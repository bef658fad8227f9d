import type { Endpoint } from 'payload'
import { renewRecoveryCodes } from '../../../domain/accounts/secondFactor'
import { problem, signInFirst } from '../../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/**
 * `POST /api/users/factor/recovery-codes`: ten new recovery codes in place of the old ones.
 * Answers 200 `{ recoveryCodes }`, shown this once; 401 without a session or a recent proof; 409 when two-step sign-in
 * is off.
 */
export const renewCodes: Endpoint = {
  method: 'post',
  path: '/factor/recovery-codes',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? signInFirst()
    const codes = await renewRecoveryCodes(req, req.user.id)
    return codes ? Response.json(codes) : problem(409, 'factor_off', 'Two-step sign-in is off.')
  },
}
