import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { providerName } from '../../services/identityProvider'
import { endOtherAccess, hasPassword } from '../../domain/credentials'
import { notifyOwner } from '../../domain/accountNotices'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { isObjectId } from '../../platform/isObjectId'

/**
 * `DELETE /api/users/sso/identities/:id`: from now on the provider does not sign in to the own account any more; who may have
 * come that way is signed out on every other device, and the owner told by mail. An account without a password keeps it: it
 * must never be without a way in, and a password is never taken away.
 * Answers 200, 401 without a session or a recent proof, 404 for somebody else's or one that is gone, 409 `last_way`.
 */
export const removeIdentity: Endpoint = {
  method: 'delete',
  path: '/sso/identities/:id',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const {
      payload,
      user: { id: user },
    } = req
    const id = req.routeParams?.id
    const identities = modelOf(payload, 'identities')
    const gone = (): Response => problem(404, 'not_found', 'This sign-in has already been removed.')
    if (!isObjectId(id) || !(await identities.exists({ _id: id, user }))) return gone()
    if (!(await hasPassword(payload, user)))
      return problem(409, 'last_way', 'This is your only way to sign in. Please choose a password first.')
    const removed = await identities.findOneAndDelete({ _id: id, user }).lean<{ issuer: string }>()
    if (!removed) return gone()
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
    return Response.json({ outcome: 'removed' })
  },
}
