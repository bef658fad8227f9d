import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { recordChange } from '../../domain/audit/recordChange'
import { providerName } from '../../services/identityProvider'
import { notifyOwner } from '../../domain/accountNotices'
import { problem } from '../answers'
import { proveAddress } from '../../domain/accounts'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { linkCookie } from './cookies'
import { linkIdentity } from '../../domain/singleSignOn/identities'

/**
 * `POST /api/users/sso/link`: links the account that was just signed in to with who the provider said the person is. The
 * owner is told by mail. Answers 200 `{ outcome: 'linked' }`, 401 without a session or a recent proof, 410 when there is
 * nothing to link (any more), or the account is another one.
 */
export const linkAccount: Endpoint = {
  method: 'post',
  path: '/sso/link',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const pending = linkCookie.read(req)
    if (pending?.user !== req.user.id || !(await linkIdentity(req.payload, req.user.id, pending))) {
      return problem(
        410,
        'nothing_to_link',
        'Your accounts could not be linked. Please sign in through the provider again.',
      )
    }
    const { id: user, email } = req.user
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
    return Response.json(
      { outcome: 'linked' },
      { headers: { 'Set-Cookie': linkCookie.write(req, undefined) } },
    )
  },
}
