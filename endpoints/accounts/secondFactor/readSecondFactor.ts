import { readSecondFactor } from '../../../domain/accounts/secondFactor'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/** `GET /api/users/factor`: the state of the own second factor. Answers 200 with a SecondFactorState, or 401. */
export const read = declareEndpoint({
  method: 'get',
  path: '/factor',
  access: signedIn(),
  handler: async ({ payload }, { user }) => Response.json(await readSecondFactor(payload, user)),
})
