import { INTEGRATION_READS } from '../../domain/integrations'
import { readQuerySchema } from '../../domain/integrations/integrations.schema'
import type { ApiOperation } from './apiOperation.types'

/** The lists that programs read with a key, from the table that their endpoints are made from. */
export const integrationOperations: readonly ApiOperation[] = INTEGRATION_READS.map(
  ({ name, summary, permission, schema }) => ({
    method: 'get',
    path: `/api/v1/${name}`,
    tag: 'Integrations',
    summary,
    access: { permission },
    query: readQuerySchema,
    answers: {
      200: { description: 'A page of records', schema },
      400: { description: 'The query is not known' },
      401: { description: 'No key, or one that is unknown, expired or revoked' },
      403: { description: `The key does not have ${permission}` },
      429: {
        description:
          'More requests a minute than the key may send; Retry-After says how many seconds to wait',
      },
    },
  }),
)
