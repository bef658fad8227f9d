import type { RouteObject } from 'react-router-dom'

/** The first part of an address as routes are compared with it; what cannot be decoded is no route's. */
export const firstPartOf = (pathname: string): string => {
  const part = pathname.split('/')[1] ?? ''
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}

/**
 * The routes that an address with this first part can belong to, in their order: those that begin with it, or with
 * anything. The router compares an address with one route after another.
 */
export const routesOf = (routes: readonly RouteObject[], firstPart: string): RouteObject[] =>
  routes.flatMap((route): RouteObject[] => {
    const own = route.path?.split('/').find(Boolean)
    if (own === undefined)
      return route.children ? [{ ...route, children: routesOf(route.children, firstPart) }] : [route]
    return /^[:*]/.test(own) || own.toLowerCase() === firstPart ? [route] : []
  })

/** The first parts that routes name. */
export const firstPartsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const own = path?.split('/').find(Boolean)
    if (own === undefined) return firstPartsOf(children)
    return /^[:*]/.test(own) ? [] : [own.toLowerCase()]
  })
