import { match } from 'path-to-regexp'
import type { Endpoint, SanitizedConfig } from 'payload'
import { OPERATIONS } from '../../endpoints/openOperations'
import { declarationOf } from '../../endpoints/declareEndpoint'
import { requirementsOf } from '../../endpoints/requirements'
import type { EndpointRequirements } from '../../endpoints/requirements.types'

export interface KnownRoute {
  /** Lower case. */
  method: string
  /** As Payload writes it, for example `/events/:id`. */
  path: string
  requirements: EndpointRequirements
  /** Which of Payload's own operations on a collection it is, if it is one that takes a body. */
  operation?: { slug: string; name: 'create' | 'update' }
}

/** What Payload's own collections open, which cannot declare it: the panel needs them. */
const OPEN_OF_PAYLOAD: Partial<Record<string, readonly string[]>> = {
  'payload-jobs': OPERATIONS,
  'payload-kv': OPERATIONS,
  'payload-locked-documents': OPERATIONS,
  'payload-preferences': [...OPERATIONS, 'get /:key', 'post /:key', 'delete /:key'],
}

/** What the caller may do, for the panel. */
const OPEN_AT_ROOT = ['get /access']

const WRITES: Partial<Record<string, 'create' | 'update'>> = {
  'post /': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
}

const joined = (prefix: string, path: string): string => (path === '/' ? prefix : `${prefix}${path}`)

interface Group {
  prefix: string
  endpoints: readonly Omit<Endpoint, 'root'>[] | false | undefined
  /** Which of the routes that Payload adds are open. */
  open: readonly string[] | undefined
}

const routesOf = ({ prefix, endpoints, open }: Group): (KnownRoute & { isDeclared: boolean })[] =>
  (endpoints || [])
    .filter((endpoint) => declarationOf(endpoint) ?? open?.includes(`${endpoint.method} ${endpoint.path}`))
    .map((endpoint) => ({
      method: endpoint.method,
      path: joined(prefix, endpoint.path),
      requirements: requirementsOf(endpoint),
      isDeclared: Boolean(declarationOf(endpoint)),
    }))

const collectionRoutes = (collection: SanitizedConfig['collections'][number]): KnownRoute[] => {
  const { slug, endpoints } = collection
  const { opens, upload } = requirementsOf(collection)
  const prefix = `/${slug}`
  return routesOf({ prefix, endpoints, open: opens ?? OPEN_OF_PAYLOAD[slug] }).map(
    ({ isDeclared, ...route }) => {
      const name = !isDeclared && WRITES[`${route.method} ${route.path.slice(prefix.length) || '/'}`]
      if (!name) return route
      // documents of a collection with files are written by its operations
      const requirements = upload ? { ...route.requirements, upload } : route.requirements
      return { ...route, requirements, operation: { slug, name } }
    },
  )
}

/** Every route of the REST API: the project's own endpoints, and those of Payload that are open. */
export const listKnownRoutes = (config: SanitizedConfig): KnownRoute[] => [
  ...config.collections.flatMap(collectionRoutes),
  ...config.globals.flatMap((global) =>
    routesOf({
      prefix: `/globals/${global.slug}`,
      endpoints: global.endpoints,
      open: requirementsOf(global).opens,
    }),
  ),
  ...routesOf({ prefix: '', endpoints: config.endpoints, open: OPEN_AT_ROOT }),
]

export interface RouteMatcher {
  /** The methods, upper case, that are known for a path; empty for an unknown path. */
  methodsFor: (path: string) => string[]
  /** The route that answers; undefined where there is none. */
  routeFor: (method: string, path: string) => KnownRoute | undefined
}

/**
 * Matches paths as Payload does, before Payload sees them: an unknown one never reaches it.
 * @throws URIError for a path with broken percent-encoding
 */
export const createRouteMatcher = (routes: KnownRoute[]): RouteMatcher => {
  const byFirstSegment = new Map<
    string,
    { method: string; route: KnownRoute; isMatch: (path: string) => boolean }[]
  >()
  for (const route of routes) {
    const { method, path } = route
    const first = path.split('/')[1] ?? ''
    const matcher = match(path, { decode: decodeURIComponent })
    const list = byFirstSegment.get(first) ?? []
    list.push({ method: method.toUpperCase(), route, isMatch: (candidate) => matcher(candidate) !== false })
    byFirstSegment.set(first, list)
  }
  const candidatesFor = (path: string) => byFirstSegment.get(path.split('/')[1] ?? '') ?? []
  return {
    routeFor: (method, path) =>
      candidatesFor(path).find((candidate) => candidate.method === method && candidate.isMatch(path))?.route,
    methodsFor: (path) => {
      const candidates = candidatesFor(path)
      return [...new Set(candidates.filter(({ isMatch }) => isMatch(path)).map(({ method }) => method))]
    },
  }
}
