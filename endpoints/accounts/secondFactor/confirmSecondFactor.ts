import { confirmSecondFactor } from '../../../domain/accounts/secondFactor'
import { confirmSecondFactorSchema } from '../../../domain/accounts/secondFactor/secondFactor.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'
import { answerCodeRefusal } from './answerCodeRefusal'

/**
 * `POST /api/users/factor/confirm` `{ code }`: switches two-step sign-in on, by a first code of the app. Other devices,
 * which signed in without a code, are signed out.
 * Answers 200 `{ recoveryCodes }`, shown this once; 400 for a malformed body; 401 without a session or a recent proof;
 * 403 for a wrong code; 409 when there is nothing to confirm.
 */
export const confirm = declareEndpoint({
  method: 'post',
  path: '/factor/confirm',
  access: withProof(signedIn()),
  body: confirmSecondFactorSchema,
  handler: async (req, { body, user }) => {
    const outcome = await confirmSecondFactor(req, user.id, body.code)
    if (!('problem' in outcome)) return Response.json(outcome)
    if (outcome.problem === 'nothing_to_confirm')
      return problem(409, 'nothing_to_confirm', 'There is nothing to confirm. Please start again.')
    return answerCodeRefusal(outcome)
  },
})
