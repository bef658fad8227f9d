import { removeIdentity } from '../../../domain/accounts/singleSignOn'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `DELETE /api/users/sso/identities/:id`: from now on the provider does not sign in to the own account any more. Every
 * other device is signed out, and the owner told by mail. An account without a password keeps it.
 * Answers 200, 401 without a session or a recent proof, 404 for somebody else's or one that is gone, 409 `last_way`.
 */
export const remove = declareEndpoint({
  method: 'delete',
  path: '/sso/identities/:id',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const outcome = isObjectId(id) ? await removeIdentity(req, user.id, id) : 'not_found'
    if (outcome === 'not_found') return problem(404, 'not_found', 'This sign-in has already been removed.')
    if (outcome === 'last_way')
      return problem(409, 'last_way', 'This is your only way to sign in. Please choose a password first.')
    return Response.json({ outcome: 'removed' })
  },
})
