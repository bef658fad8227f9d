import type { Payload } from 'payload'
import { isOfProvider, providerName, singleSignOnName } from '../../../services/identityProvider'
import { hasPassword } from '../credentials'
import { type StoredIdentity, findIdentities } from './identitiesRepository'
import type { LinkedIdentity, SignInWays } from './singleSignOn.schema'

/** An identity as its owner sees it: without the provider's name for the person, which means nothing to them. */
const toLinkedIdentity = ({ _id, issuer, createdAt, lastUsedAt }: StoredIdentity): LinkedIdentity => ({
  id: _id.toHexString(),
  provider: providerName(issuer),
  linkedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** How an account can be signed in to. */
export const readSignInWays = async (payload: Payload, user: string): Promise<SignInWays> => {
  const [isPasswordSet, identities] = await Promise.all([
    hasPassword(payload, user),
    findIdentities(payload, user),
  ])
  return {
    hasPassword: isPasswordSet,
    identities: identities.map(toLinkedIdentity),
    provider: singleSignOnName(),
    canProve: identities.some(({ issuer }) => isOfProvider(issuer)),
  }
}
