import type { Payload, PayloadRequest } from 'payload'
import { isOfProvider, providerName, singleSignOnName } from '../../../services/identityProvider'
import { recordChange, recordSecurityEvent } from '../../audit'
import { endOtherAccess, hasPassword } from '../credentials'
import { notifyOwner } from '../accountNotices'
import { proveAddress } from '..'
import {
  type StoredIdentity,
  findIdentities,
  isIdentityOf,
  linkIdentity,
  takeIdentity,
} from './identitiesRepository'
import type { LinkedIdentity, SignInWays } from './singleSignOn.schema'
import type { PendingLink } from './underWay.schema'

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

/**
 * Links the account that was just signed in to with the person at the provider. The owner is told by mail.
 * @returns false when there is nothing to link (any more), or the account is another one
 */
export const linkAccount = async (
  req: PayloadRequest,
  { id: user, email }: { id: string; email: string },
  pending: PendingLink | undefined,
): Promise<boolean> => {
  if (pending?.user !== user || !(await linkIdentity(req.payload, user, pending))) return false
  await proveAddress(req.payload, user, email) // the provider vouches for the same address
  await notifyOwner(req.payload, user, 'identityLinked', `${user}:${Date.now()}`)
  await recordChange(req, {
    action: 'account.identity-linked',
    subject: { collection: 'users', id: user },
    account: user,
    before: { provider: null },
    after: { provider: providerName(pending.issuer) },
  })
  await recordSecurityEvent(req, { event: 'identity.linked' })
  return true
}

/**
 * Removes an identity from an account: the provider does not sign in to it any more. Every other device is
 * signed out, and the owner told by mail. An account without a password keeps it: it must never be without a
 * way to sign in, and a password is never taken away.
 * @returns why it was refused
 */
export const removeIdentity = async (
  req: PayloadRequest,
  user: string,
  id: string,
): Promise<'not_found' | 'last_way' | undefined> => {
  const { payload } = req
  if (!(await isIdentityOf(payload, id, user))) return 'not_found'
  if (!(await hasPassword(payload, user))) return 'last_way'
  const removed = await takeIdentity(payload, id, user)
  if (!removed) return 'not_found'
  await endOtherAccess(req, user)
  await notifyOwner(payload, user, 'identityRemoved', id)
  await recordChange(req, {
    action: 'account.identity-removed',
    subject: { collection: 'users', id: user },
    account: user,
    before: { provider: providerName(removed.issuer) },
    after: { provider: null },
  })
  await recordSecurityEvent(req, { event: 'identity.removed' })
  return undefined
}
