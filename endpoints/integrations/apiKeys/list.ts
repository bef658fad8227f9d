import { listApiKeys } from '../../../domain/integrations/apiKeys'
import { apiKeyListSchema } from '../../../domain/integrations/apiKeys/apiKeys.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { keysAnswer } from '../integrationSchemas'

/**
 * `GET /api/api-keys?page=`: a page of the API keys, the latest first. Answers 200 `ApiKeyPage`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: integrations',
    summary: 'API keys, the latest first, without the keys themselves',
    answers: { ...reads(keysAnswer, 'A page of keys') },
  },
  access: withRight('site'),
  query: apiKeyListSchema,
  handler: async (req, { query }) => {
    const keys = await listApiKeys(req.payload, query.page)
    return Response.json(keys, { headers: { 'Cache-Control': 'no-store' } })
  },
})
