import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS, GLOBALS, OPERATION_ROUTES } from './collectionsTable'
import type { CollectionFacts } from './documents'
import { ENDPOINTS } from './endpointsTable'
import { FIELDS, GLOBAL_FIELDS } from './fieldsTable'
import { setUp } from './setUp'

const setting = setUp()

const collections = (): CollectionFacts[] =>
  setting.payload.config.collections as unknown as CollectionFacts[]
const globals = (): CollectionFacts[] => setting.payload.config.globals as unknown as CollectionFacts[]

/** Fields with their own access rules: the operations that have one, by path. */
const guardedFields = (fields: FlattenedField[], prefix: string): [string, string[]][] =>
  fields.flatMap((field) => {
    const path = `${prefix}.${field.name}`
    const below = [
      ...('flattenedFields' in field ? guardedFields(field.flattenedFields, path) : []),
      ...('blocks' in field
        ? field.blocks.flatMap((block) => guardedFields(block.flattenedFields, `${path}.${block.slug}`))
        : []),
    ]
    const operations = Object.keys(('access' in field && field.access) || {})
    return operations.length > 0 ? [[path, operations.sort()], ...below] : below
  })

describe('the access table', () => {
  it('lists every collection and every global, and no other', () => {
    expect(Object.keys(COLLECTIONS).sort()).toEqual(
      collections()
        .map(({ slug }) => slug)
        .sort(),
    )
    expect(Object.keys(GLOBALS).sort()).toEqual(
      globals()
        .map(({ slug }) => slug)
        .sort(),
    )
  })

  it('says for each collection who reads versions, unlocks and opens the panel, where that exists', () => {
    const described = Object.entries(COLLECTIONS).map(([slug, { readVersions, unlock, admin }]) => [
      slug,
      Boolean(readVersions),
      Boolean(unlock),
      Boolean(admin),
    ])
    const existing = collections().map(({ slug, versions, auth }) => [
      slug,
      Boolean(versions),
      Boolean(auth),
      Boolean(auth),
    ])
    expect(described.sort()).toEqual(existing.sort())
  })

  it('requires written access rules, and none of Payload’s defaults', () => {
    const theDefault = setting.configOf('payload-migrations').access.create
    const isOpen = (rule: unknown): boolean => rule === undefined || rule === theDefault
    const openIn = ({ slug, access }: CollectionFacts, operations: string[]): string[] =>
      operations.filter((operation) => isOpen(access[operation])).map((operation) => `${slug}.${operation}`)
    const ours = collections().filter(({ slug }) => !slug.startsWith('payload-'))
    expect([
      ...ours.flatMap((config) =>
        openIn(config, [
          'create',
          'read',
          'update',
          'delete',
          ...(config.versions ? ['readVersions'] : []),
          ...(config.auth ? ['unlock', 'admin'] : []),
        ]),
      ),
      ...globals().flatMap((config) => openIn(config, ['read', 'readVersions', 'update'])),
    ]).toEqual([])
  })

  it('lists every field that has its own access rules, and no other', () => {
    const guarded = [...collections(), ...globals()].flatMap(({ slug, flattenedFields }) =>
      guardedFields(flattenedFields, slug),
    )
    const described = Object.entries({ ...FIELDS, ...GLOBAL_FIELDS }).map(
      ([path, rules]): [string, string[]] => [path, Object.keys(rules).sort()],
    )
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(guarded))
  })

  it('lists every endpoint, and no other', () => {
    // twice: Payload's own is there too, but is never reached
    const routesOf = ({ slug, endpoints }: CollectionFacts, prefix: string, operations: object): string[] => {
      const routes = endpoints.map(({ method, path }) => ({
        route: `${method} ${path}`,
        endpoint: `${method} ${prefix}/${slug}${path.replace(/^\/$/, '')}`,
      }))
      const isOperation = ({ route }: { route: string }): boolean =>
        route in operations && routes.filter((other) => other.route === route).length === 1
      return routes.filter((candidate) => !isOperation(candidate)).map(({ endpoint }) => endpoint)
    }
    const existing = new Set([
      ...collections().flatMap((config) => routesOf(config, '', OPERATION_ROUTES.collection)),
      ...globals().flatMap((config) => routesOf(config, '/globals', OPERATION_ROUTES.global)),
      ...setting.payload.config.endpoints.map(({ method, path }) => `${method} ${path}`),
    ])
    expect(Object.keys(ENDPOINTS).sort()).toEqual([...existing].sort())
  })

  it('says which endpoints read a body before sign-in: exactly those for visitors', () => {
    const open = [
      ...collections().flatMap(({ slug, endpoints }) =>
        endpoints.map((endpoint) => ({ ...endpoint, prefix: `/${slug}` })),
      ),
      ...setting.payload.config.endpoints.map((endpoint) => ({ ...endpoint, prefix: '' })),
    ]
      .filter(({ custom }) => (custom as { isOpenToVisitors?: boolean } | undefined)?.isOpenToVisitors)
      .map(({ method, path, prefix }) => `${method} ${prefix}${path.replace(/^\/$/, '')}`)
    const isForVisitors = ([route, { anonymous }]: [string, { anonymous: unknown }]): boolean =>
      /^(post|patch|put) /.test(route) && anonymous !== 401 && anonymous !== 'refused'
    const forVisitors = Object.entries(ENDPOINTS)
      .filter(isForVisitors)
      .map(([route]) => route)
    // refused in these tests, or without a challenge or a pass of its own
    const alsoOpen = [
      'post /consents/choose',
      'post /consents/look',
      'post /donations/webhook',
      'post /events/:id/door',
      'post /users/confirm',
      'post /users/login/factor',
      'post /users/set-password',
    ]
    expect(open.sort()).toEqual([...forVisitors, ...alsoOpen].sort())
  })
})
