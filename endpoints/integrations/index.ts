import type { Endpoint } from 'payload'
import { INTEGRATION_READS, type IntegrationRead } from '../../domain/integrations'
import { readQuerySchema } from '../../domain/integrations/integrations.schema'
import { invalid } from '../answers'
import { requireApiKey } from './apiKeys/requireApiKey'
import { requires } from '../requirements'

/**
 * `GET /api/v1/<name>?cursor=&limit=&updatedAfter=`: a page of records, for a program with an API key. Answers 200, 400
 * for a query that it does not know, 401 without a key that works, 403 without the permission, 429 above the key's
 * rate.
 */
const readEndpoint = ({ name, permission, read }: IntegrationRead): Endpoint => ({
  method: 'get',
  path: `/v1/${name}`,
  custom: requires({ opensToKeys: true }),
  handler: async (req) => {
    const entered = await requireApiKey(req, permission)
    if ('refusal' in entered) return entered.refusal
    const query = readQuerySchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const page = await read(req.payload, query.data, entered.key.permissions)
    return Response.json(page, { headers: { 'Cache-Control': 'no-store' } })
  },
})

/** The endpoints for other programs, under `/api/v1`. */
export const integrationEndpoints: Endpoint[] = INTEGRATION_READS.map(readEndpoint)
