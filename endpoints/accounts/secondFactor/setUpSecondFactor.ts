import { setUpSecondFactor } from '../../../domain/accounts/secondFactor'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `POST /api/users/factor`: makes a secret for an authenticator app. It counts once a first code has
 * confirmed it; asking again makes another one in its place. Answers 200 with a SecondFactorSetUp, 401
 * without a session or a recent proof, 409 when two-step sign-in is on already.
 */
export const setUp = declareEndpoint({
  method: 'post',
  path: '/factor',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    const setUpFacts = await setUpSecondFactor(req.payload, user)
    return setUpFacts
      ? Response.json(setUpFacts)
      : problem(409, 'factor_on', 'Two-step sign-in is already on. Please switch it off first.')
  },
})
