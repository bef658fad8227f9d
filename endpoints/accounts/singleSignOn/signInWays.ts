import type { Endpoint } from 'payload'
import { readSignInWays } from '../../../domain/accounts/singleSignOn'
import { problem } from '../../answers'

/** `GET /api/users/sso/ways`: how the own account can be signed in to. Answers 200 `SignInWays`, 401 for a visitor. */
export const signInWays: Endpoint = {
  method: 'get',
  path: '/sso/ways',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in first.')
    return Response.json(await readSignInWays(payload, user.id))
  },
}
