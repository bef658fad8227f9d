import type { Endpoint } from 'payload'
import { INTEGRATION_READS, type IntegrationRead } from '../../domain/integrations'
import { readQuerySchema } from '../../domain/integrations/integrations.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { withApiKey } from '../guards'

/**
 * `GET /api/v1/<name>?cursor=&limit=&updatedAfter=`: a page of records, for a program with an API key. Answers 200, 400
 * for a query that it does not know, 401 without a key that works, 403 without the permission, 429 above the key's
 * rate.
 */
const readEndpoint = ({ name, summary, permission, schema, read }: IntegrationRead): Endpoint =>
  declareEndpoint({
    method: 'get',
    path: `/v1/${name}`,
    operation: { tag: 'Integrations', summary, answers: reads(schema, 'A page of records') },
    access: withApiKey(permission),
    gateway: { opensToKeys: true },
    query: readQuerySchema,
    handler: async ({ payload }, { key, query }) =>
      Response.json(await read(payload, query, key.permissions), {
        headers: { 'Cache-Control': 'no-store' },
      }),
  })

/** The endpoints for other programs, under `/api/v1`. */
export const integrationEndpoints: Endpoint[] = INTEGRATION_READS.map(readEndpoint)
