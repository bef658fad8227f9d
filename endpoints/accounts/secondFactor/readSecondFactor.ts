import type { Endpoint } from 'payload'
import { readSecondFactor } from '../../../domain/accounts/secondFactor'
import { signInFirst } from '../../answers'

/** `GET /api/users/factor`: the state of the own second factor. Answers 200 with a SecondFactorState, or 401. */
export const read: Endpoint = {
  method: 'get',
  path: '/factor',
  handler: async ({ payload, user }) => {
    if (!user) return signInFirst()
    return Response.json(await readSecondFactor(payload, user))
  },
}
