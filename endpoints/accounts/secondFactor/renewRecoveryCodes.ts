import { renewRecoveryCodes } from '../../../domain/accounts/secondFactor'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `POST /api/users/factor/recovery-codes`: ten new recovery codes in place of the old ones.
 * Answers 200 `{ recoveryCodes }`, shown this once; 401 without a session or a recent proof; 409 when two-step sign-in
 * is off.
 */
export const renewCodes = declareEndpoint({
  method: 'post',
  path: '/factor/recovery-codes',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    const codes = await renewRecoveryCodes(req, user.id)
    return codes ? Response.json(codes) : problem(409, 'factor_off', 'Two-step sign-in is off.')
  },
})
