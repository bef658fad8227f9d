import type { Endpoint } from 'payload'
import { singleSignOnName } from '../../../services/identityProvider'
import type { SignOnProvider } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'

/** `GET /api/users/sso/provider`: what the single sign-on provider is called. Always 200 `SignOnProvider`. */
export const signOnProvider: Endpoint = {
  method: 'get',
  path: '/sso/provider',
  handler: () => Response.json({ name: singleSignOnName() } satisfies SignOnProvider),
}
