import { createStaticHandler, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { App } from '../../../frontend/lib/app'
import { makeDesk } from '../../../frontend/deskRoutes'
import { createRoutes } from '../../../frontend/routes'
import { firstPartOf, firstPartsOf, routesOf } from '../../../frontend/routesOf'

const { dataRoutes } = createStaticHandler(createRoutes(({ context }) => context as App, makeDesk))

const pathsOf = (routes: typeof dataRoutes): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])

/** Addresses of every route, with something in the place of what varies. */
const ADDRESSES = pathsOf(dataRoutes).map((path) =>
  path === '' ? '/' : path.replace(/:\w+|\*/g, 'something'),
)

const UNUSUAL = [
  ...[
    '/EVENTS',
    '/events/',
    '/%65vents',
    '/%45vents/x',
    '/events%2Fx',
    '//events',
    '/events//x',
    '/%',
    '/%E0%A4',
  ],
  ...[
    '/about/mission',
    '/nothing',
    '/nothing/at/all',
    '/adminx',
    '/admin/nothing',
    '/constructor',
    '/__proto__',
  ],
]

describe('the routes that an address can belong to', () => {
  it('are known for every route', () => {
    expect(firstPartsOf(dataRoutes)).toEqual(expect.arrayContaining(['events', 'membership', 'admin']))
    expect(ADDRESSES.length).toBeGreaterThan(80)
  })

  it.each([...new Set([...ADDRESSES, ...UNUSUAL])])('answer %s as all routes do', (address) => {
    const parts = firstPartsOf(dataRoutes)
    const part = firstPartOf(address)
    const matchesIn = (routes: typeof dataRoutes) =>
      matchRoutes(routes, { pathname: address })?.map(({ route: { id }, params, pathname }) => ({
        id,
        params,
        pathname,
      }))
    const few = createStaticHandler(routesOf(dataRoutes, parts.includes(part) ? part : '')).dataRoutes
    expect(matchesIn(few)).toEqual(matchesIn(dataRoutes))
  })
})
