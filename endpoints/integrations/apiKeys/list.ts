import type { Endpoint } from 'payload'
import { listApiKeys } from '../../../domain/integrations/apiKeys'
import { apiKeyListSchema } from '../../../domain/integrations/apiKeys/apiKeys.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/api-keys/list?page=`: a page of the API keys, the latest first. Answers 200 `ApiKeyPage`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal) return refusal
    const query = apiKeyListSchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const keys = await listApiKeys(req.payload, query.data.page)
    return Response.json(keys, { headers: { 'Cache-Control': 'no-store' } })
  },
}
