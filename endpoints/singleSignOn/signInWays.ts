import type { Endpoint } from 'payload'
import { isOfProvider, singleSignOnName } from '../../services/identityProvider'
import { problem } from '../answers'
import { hasPassword } from '../../domain/credentials'
import { identitiesOf, toLinkedIdentity } from '../../domain/singleSignOn/identities'
import type { SignInWays } from '../../domain/singleSignOn/singleSignOn.schema'

/** `GET /api/users/sso/ways`: how the own account can be signed in to. Answers 200 `SignInWays`, 401 for a visitor. */
export const signInWays: Endpoint = {
  method: 'get',
  path: '/sso/ways',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const [isPasswordSet, identities] = await Promise.all([
      hasPassword(payload, user.id),
      identitiesOf(payload, user.id),
    ])
    const ways: SignInWays = {
      hasPassword: isPasswordSet,
      identities: identities.map(toLinkedIdentity),
      provider: singleSignOnName(),
      canProve: identities.some(({ issuer }) => isOfProvider(issuer)),
    }
    return Response.json(ways)
  },
}
