import { toSitePath } from '../../platform/sitePath.schema'

/**
 * A path of this site to return to after sign-in, or the fallback: what comes from an address bar may name
 * another site.
 */
export const safeReturnPath = (from: string | null | undefined, fallback = '/'): string => {
  const path = toSitePath(from)
  return path === undefined || /^\/auth\/?($|[?#])/.test(path) ? fallback : path
}

/** Whether a path is answered by another program than the React site (the panel), so that the browser must go there. */
export const isOutsideSite = (path: string): boolean => /^\/(cms|api)(\/|$|\?)/.test(path)
