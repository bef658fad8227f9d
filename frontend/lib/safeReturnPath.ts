/**
 * A path of this site to return to after sign-in, or the fallback: what comes from an address bar may name another
 * site (`//evil.example`, `/\evil.example`, `javascript:`).
 */
export const safeReturnPath = (from: string | null | undefined, fallback = '/'): string => {
  if (!from?.startsWith('/')) return fallback
  try {
    const base = 'http://site.invalid'
    const url = new URL(from, base)
    if (url.origin !== base || url.pathname === '/auth') return fallback
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return fallback
  }
}

/** Whether a path is answered by another program than the React site (the panel), so that the browser must go there. */
export const isOutsideSite = (path: string): boolean => /^\/(cms|api)(\/|$|\?)/.test(path)
