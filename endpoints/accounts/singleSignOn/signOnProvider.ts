import type { SignOnProvider } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
import { singleSignOnName } from '../../../services/identityProvider'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/** `GET /api/users/sso/provider`: what the single sign-on provider is called. Always 200 `SignOnProvider`. */
export const signOnProvider = declareEndpoint({
  method: 'get',
  path: '/sso/provider',
  access: everybody,
  handler: () => Response.json({ name: singleSignOnName() } satisfies SignOnProvider),
})
