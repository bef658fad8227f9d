import { revokeApiKey } from '../../../domain/integrations/apiKeys'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { keyAnswer } from '../integrationSchemas'

/**
 * `POST /api/api-keys/:id/revoke`: ends a key at once. Repeated, it changes nothing. Answers 200 `ApiKeyView`, 401
 * without a session or a recent sign-in, 403, 404.
 */
export const revoke = declareEndpoint({
  method: 'post',
  path: '/:id/revoke',
  operation: {
    tag: 'Staff: integrations',
    summary: 'End an API key at once',
    parameters: { id: 'The id of the key.' },
    answers: { ...reads(keyAnswer, 'Ended'), 404: 'There is no such key' },
  },
  access: withProof(withRight('site')),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const revoked = isObjectId(id) ? await revokeApiKey(req, id, user.id) : undefined
    return revoked ? Response.json(revoked) : problem(404, 'not_found', 'This key could not be found')
  },
})
