import type { PayloadRequest } from 'payload'
import { providerName } from '../../../services/identityProvider'
import { notifyOwner } from '../accountNotices'
import { proveAddress } from '..'
import { recordChange, recordSecurityEvent } from '../../audit'
import { linkIdentity } from './identitiesRepository'
import type { PendingLink } from './underWay.schema'

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
