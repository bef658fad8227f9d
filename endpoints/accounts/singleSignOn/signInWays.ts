import { readSignInWays } from '../../../domain/accounts/singleSignOn'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/** `GET /api/users/sso/ways`: how the own account can be signed in to. Answers 200 `SignInWays`, 401 for a visitor. */
export const signInWays = declareEndpoint({
  method: 'get',
  path: '/sso/ways',
  access: signedIn(),
  handler: async ({ payload }, { user }) => Response.json(await readSignInWays(payload, user.id)),
})
