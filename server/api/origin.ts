import type { IncomingHttpHeaders } from 'node:http'

/** The machine itself: there is no network in between. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

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
    const { host: sender, hostname, protocol } = new URL(origin)
    // a page that came over a plain connection may have been changed on its way
    const isDowngraded = protocol !== 'https:' && siteUrl.startsWith('https:') && !LOOPBACK.includes(hostname)
    return sender !== host || isDowngraded || !['http:', 'https:'].includes(protocol)
  } catch {
    return true // "null" and the like
  }
}
