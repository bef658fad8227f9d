import { paths } from '../../frontend/paths'
import { COLLECTIONS, GLOBALS, OPERATION_ROUTES } from '../int/access/collectionsTable'
import { ENDPOINTS } from '../int/access/endpointsTable'

export interface KnownRoute {
  /** With its parameters, for example `/api/events/:id`. */
  path: string
  /** Upper case; those declared for the path. */
  methods: string[]
}

const DOCUMENTS = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/manifest.json',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/assets/:file',
  '/cms',
  '/cms/:rest',
  '/cms/collections/:slug/:id',
  '/_next/static/:file',
  '/_next/data/:file',
  '/:anything',
  '/events/calendar.ics',
  '/events/:slug.ics',
  '/events/:slug.png',
]

const joined = (prefix: string, path: string): string =>
  `/api${prefix}${path === '/' ? '' : path}`.replace(/\?$/, '')

/** Every address in `frontend/paths.ts`. */
const sitePaths = (node: unknown): string[] => {
  if (typeof node === 'string') return node.startsWith('/') ? [node] : []
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(sitePaths) : []
}

/** Every route of the API (the access table lists them all), and every page and document of the site. */
export const everyRoute = (): KnownRoute[] => {
  const declared = [
    ...Object.keys(ENDPOINTS).map((route) => ({ route, prefix: '' })),
    ...Object.keys(COLLECTIONS).flatMap((slug) =>
      Object.keys(OPERATION_ROUTES.collection).map((route) => ({ route, prefix: `/${slug}` })),
    ),
    ...Object.keys(GLOBALS).flatMap((slug) =>
      Object.keys(OPERATION_ROUTES.global).map((route) => ({ route, prefix: `/globals/${slug}` })),
    ),
  ]
  const methodsOf = new Map<string, Set<string>>()
  for (const { route, prefix } of declared) {
    const [method = '', path = ''] = route.split(' ')
    const whole = joined(prefix, path)
    methodsOf.set(whole, (methodsOf.get(whole) ?? new Set()).add(method.toUpperCase()))
  }
  for (const path of [...sitePaths(paths), ...DOCUMENTS]) methodsOf.set(path, new Set(['GET']))
  return [...methodsOf].map(([path, methods]) => ({ path, methods: [...methods] }))
}
