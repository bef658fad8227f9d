import type { Endpoint } from 'payload'
import { z } from 'zod'
import { declarationOf, type DeclaredEndpoint, type OperationDescription } from '../declareEndpoint'
import { everybody } from '../guards'
import { eventsAnswer, publicationsAnswer } from '../publicSchemas'

/** An endpoint, as the description of the API has it. */
export interface ApiOperation
  extends OperationDescription, Pick<DeclaredEndpoint, 'access' | 'query' | 'body'> {
  method: Endpoint['method']
  /** With the prefix `/api` and parameters in braces: `/api/events/{id}/registration`. */
  path: string
}

interface Entity {
  slug: string
  endpoints?: Omit<Endpoint, 'root'>[] | false
}

/** The gateway bounds these for every list of content. */
const contentQuery = z.object({
  limit: z.int().min(1).max(100).default(10),
  page: z.int().min(1).default(1),
  sort: z.string().max(100).optional().describe('A field, descending with a minus before it.'),
})

const contentList = (
  path: string,
  summary: string,
  answers: OperationDescription['answers'],
): ApiOperation => ({
  method: 'get',
  path,
  tag: 'Public',
  summary,
  access: everybody,
  query: contentQuery,
  answers,
})

/** Payload's own lists that other programs may rely on. */
const CONTENT_LISTS: readonly ApiOperation[] = [
  contentList('/api/events', 'Published events', {
    200: { description: 'A page of events', schema: eventsAnswer },
  }),
  contentList('/api/publications', 'Published publications', {
    200: { description: 'A page of publications', schema: publicationsAnswer },
  }),
]

const operationsUnder = (prefix: string, endpoints: Entity['endpoints'] = []): ApiOperation[] =>
  (endpoints || []).flatMap((endpoint) => {
    const declaration = declarationOf(endpoint)
    if (!declaration?.operation) return []
    const { access, query = access.query, body, operation } = declaration
    const path = `${prefix}${endpoint.path === '/' ? '' : endpoint.path}`.replaceAll(/:(\w+)/g, '{$1}')
    return [{ ...operation, method: endpoint.method, path, access, query, body }]
  })

/**
 * Every operation of the API that is described, from the declarations of the endpoints.
 * @param config the configuration, or as much of it as has endpoints
 */
export const listOperations = ({
  endpoints,
  collections,
}: {
  endpoints: Entity['endpoints']
  collections: readonly Entity[]
}): ApiOperation[] => [
  ...CONTENT_LISTS,
  ...operationsUnder('/api', endpoints),
  ...collections.flatMap(({ slug, endpoints: own }) => operationsUnder(`/api/${slug}`, own)),
]
