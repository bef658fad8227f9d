import type { Endpoint } from 'payload'
import { setUpSecondFactor } from '../../../domain/accounts/secondFactor'
import { problem, signInFirst } from '../../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/**
 * `POST /api/users/factor`: makes a secret for an authenticator app. It counts once a first code has
 * confirmed it; asking again makes another one in its place. Answers 200 with a SecondFactorSetUp, 401
 * without a session or a recent proof, 409 when two-step sign-in is on already.
 */
export const setUp: Endpoint = {
  method: 'post',
  path: '/factor',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? signInFirst()
    const setUpFacts = await setUpSecondFactor(req.payload, req.user)
    return setUpFacts
      ? Response.json(setUpFacts)
      : problem(409, 'factor_on', 'Two-step sign-in is already on. Please switch it off first.')
  },
}
