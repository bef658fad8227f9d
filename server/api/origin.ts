import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request was sent by a page of another site. Browsers name the sending page's origin with everything that
 * can change state; a program that names none carries no visitor's cookie by accident either.
 */
export const isForeignOrigin = (headers: IncomingHttpHeaders, siteUrl: string): boolean => {
  const { origin, host } = headers
  if (typeof origin !== 'string') {
    const site = headers['sec-fetch-site']
    return site === 'cross-site' || site === 'same-site'
  }
  if (origin === new URL(siteUrl).origin) return false
  try {
    return new URL(origin).host !== host
  } catch {
    return true // "null" and the like
  }
}
