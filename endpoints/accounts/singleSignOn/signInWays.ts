import type { Endpoint } from 'payload'
import { readSignInWays } from '../../../domain/accounts/singleSignOn'
import { signInFirst } from '../../answers'

/** `GET /api/users/sso/ways`: how the own account can be signed in to. Answers 200 `SignInWays`, 401 for a visitor. */
export const signInWays: Endpoint = {
  method: 'get',
  path: '/sso/ways',
  handler: async ({ payload, user }) => {
    if (!user) return signInFirst()
    return Response.json(await readSignInWays(payload, user.id))
  },
}
