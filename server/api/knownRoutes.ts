import { match } from 'path-to-regexp'
import type { Endpoint, SanitizedConfig } from 'payload'

/** Payload's own endpoints that are not served: accounts are made, secured and unlocked by the project's endpoints. */
const CLOSED = [
  'post /users/forgot-password',
  'post /users/reset-password',
  'post /users/first-register',
  'post /users/unlock',
  'post /users/verify/:id',
  'post /users/:id/api-key/reveal',
  'get /users/init',
  'get /payload-jobs/run',
  'get /payload-jobs/handle-schedules',
]

export interface KnownRoute {
  /** Lower case. */
  method: string
  /** As Payload writes it, for example `/events/:id`. */
  path: string
  /** Whether visitors may send something to it: see `OPEN_TO_VISITORS`. */
  isOpen: boolean
  /** Which of Payload's own operations on a collection it is, if it is one that takes a body. */
  operation?: { slug: string; name: 'create' | 'update' }
}

const OPERATIONS: Partial<Record<string, 'create' | 'update'>> = {
  'post /': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
}

const joined = (prefix: string, path: string): string => (path === '/' ? prefix : `${prefix}${path}`)

const endpointsOf = (
  endpoints: Omit<Endpoint, 'root'>[] | false | undefined,
  prefix: string,
  slug?: string,
): KnownRoute[] =>
  (endpoints || []).map(({ method, path, custom }) => {
    const name = OPERATIONS[`${method} ${path}`]
    return {
      method,
      path: joined(prefix, path),
      isOpen: custom?.isOpenToVisitors === true,
      operation: slug && name ? { slug, name } : undefined,
    }
  })

/** Every route of the REST API: what the configuration answers, less what is closed. */
export const listKnownRoutes = (config: SanitizedConfig): KnownRoute[] =>
  [
    ...config.collections.flatMap(({ slug, endpoints }) => endpointsOf(endpoints, `/${slug}`, slug)),
    ...config.globals.flatMap(({ slug, endpoints }) => endpointsOf(endpoints, `/globals/${slug}`)),
    ...endpointsOf(config.endpoints, ''),
  ].filter(({ method, path }) => !CLOSED.includes(`${method} ${path}`))

export interface RouteMatcher {
  /** The methods, upper case, that are known for a path; empty for an unknown path. */
  methodsFor: (path: string) => string[]
  /** The route that answers; undefined where there is none. */
  routeFor: (method: string, path: string) => KnownRoute | undefined
}

/**
 * Matches paths as Payload does, before Payload sees them: an unknown one never reaches it.
 * @throws URIError from `methodsFor` for a path with broken percent-encoding
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
