import type { Endpoint } from 'payload'
import { revokeApiKey } from '../../../domain/integrations/apiKeys'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/api-keys/:id/revoke`: ends a key at once. Repeated, it changes nothing. Answers 200 `ApiKeyView`, 401
 * without a session or a recent sign-in, 403, 404.
 */
export const revoke: Endpoint = {
  method: 'post',
  path: '/:id/revoke',
  handler: async (req) => {
    const refusal = refuseWithout('site', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const id = req.routeParams?.id
    const revoked = req.user && isObjectId(id) ? await revokeApiKey(req, id, req.user.id) : undefined
    return revoked ? Response.json(revoked) : problem(404, 'not_found', 'This key could not be found')
  },
}
