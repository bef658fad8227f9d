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
}

const joined = (prefix: string, path: string): string => (path === '/' ? prefix : `${prefix}${path}`)

const endpointsOf = (endpoints: Omit<Endpoint, 'root'>[] | false | undefined, prefix: string): KnownRoute[] =>
  (endpoints || []).map(({ method, path }) => ({ method, path: joined(prefix, path) }))

/** Every route of the REST API: what the configuration answers, less what is closed. */
export const listKnownRoutes = (config: SanitizedConfig): KnownRoute[] =>
  [
    ...config.collections.flatMap(({ slug, endpoints }) => endpointsOf(endpoints, `/${slug}`)),
    ...config.globals.flatMap(({ slug, endpoints }) => endpointsOf(endpoints, `/globals/${slug}`)),
    ...endpointsOf(config.endpoints, ''),
  ].filter(({ method, path }) => !CLOSED.includes(`${method} ${path}`))

export interface RouteMatcher {
  /** The methods, upper case, that are known for a path; empty for an unknown path. */
  methodsFor: (path: string) => string[]
}

/**
 * Matches paths as Payload does, before Payload sees them: an unknown one never reaches it.
 * @throws URIError from `methodsFor` for a path with broken percent-encoding
 */
export const createRouteMatcher = (routes: KnownRoute[]): RouteMatcher => {
  const byFirstSegment = new Map<string, { method: string; isMatch: (path: string) => boolean }[]>()
  for (const { method, path } of routes) {
    const first = path.split('/')[1] ?? ''
    const matcher = match(path, { decode: decodeURIComponent })
    const list = byFirstSegment.get(first) ?? []
    list.push({ method: method.toUpperCase(), isMatch: (candidate) => matcher(candidate) !== false })
    byFirstSegment.set(first, list)
  }
  return {
    methodsFor: (path) => {
      const candidates = byFirstSegment.get(path.split('/')[1] ?? '') ?? []
      return [...new Set(candidates.filter(({ isMatch }) => isMatch(path)).map(({ method }) => method))]
    },
  }
}
