import type { PayloadRequest } from 'payload'
import { providerName } from '../../../services/identityProvider'
import { notifyOwner } from '../accountNotices'
import { recordChange, recordSecurityEvent } from '../../audit'
import { endOtherAccess, hasPassword } from '../credentials'
import { isIdentityOf, takeIdentity } from './identitiesRepository'

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
