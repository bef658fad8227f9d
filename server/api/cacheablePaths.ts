import type { Endpoint, SanitizedConfig } from 'payload'
import { isPublicContent } from '../../domain/content'
import type { ContentTopic } from '../../domain/content/contentVersions'
import { requirementsOf } from '../../endpoints/requirements'

/** What depends on the time of day is read again after this, though nothing was published. */
export const ANSWER_TTL_MS = 30_000

type Declared = Omit<Endpoint, 'root'>

const declaredTopics = (
  endpoints: readonly Declared[] | false,
  prefix: string,
): [string, readonly ContentTopic[]][] =>
  (endpoints || []).flatMap((endpoint) => {
    const { cachedBy } = requirementsOf(endpoint)
    return cachedBy && endpoint.method === 'get' ? [[`${prefix}${endpoint.path}`, cachedBy]] : []
  })

/**
 * The paths whose answers to a visitor change only when a version moves, and which versions: lists of public
 * collections, public globals, and endpoints that declare it.
 */
export const cacheablePaths = ({
  collections,
  globals,
  endpoints,
}: SanitizedConfig): Map<string, readonly ContentTopic[]> => {
  const contentPaths = [
    ...globals.filter(isPublicContent).map(({ slug }) => `/api/globals/${slug}`),
    ...collections.filter(isPublicContent).map(({ slug }) => `/api/${slug}`),
  ]
  return new Map<string, readonly ContentTopic[]>([
    ...contentPaths.map((path) => [path, ['content']] as const),
    ...declaredTopics(endpoints, '/api'),
    ...collections.flatMap(({ slug, endpoints: own }) => declaredTopics(own, `/api/${slug}`)),
  ])
}
