/** Headers of every answer, and the content security policies of the site and of the panel. */

/** What pages may ask the visitor for. @param camera who may use it */
const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

const COMMON: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions('()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
}

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const BASE = {
  'default-src': "'self'",
  'base-uri': "'none'", // no page has a <base>
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
}

/**
 * No inline script on the public site; style attributes carry sizes only.
 * @param styleHash of the one style element that the page may have
 */
export const sitePolicy = (styleHash?: string): string =>
  policy({
    ...BASE,
    'script-src': "'self'",
    'style-src': styleHash ? `'self' '${styleHash}'` : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'connect-src': "'self'",
    'worker-src': "'self'",
  })
const SITE_POLICY = sitePolicy()

/** Next writes its data into inline scripts: allowed in the panel, which only staff can open. */
const PANEL_POLICY = policy({
  ...BASE,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self'",
  'frame-src': "'self'",
})

/** Vite and Next in development add inline scripts, evaluated source maps and sockets. */
const DEVELOPMENT_POLICY = policy({
  ...BASE,
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
  'frame-src': "'self'",
})

/** Who answers: the site (and the API), the door of an event, the panel, or one of the site's built files. */
export type Area = 'asset' | 'door' | 'panel' | 'site'

/**
 * The headers of an area. A built file is no document: it needs none that govern documents, and each byte is paid for.
 * That the connection is encrypted is told with every answer, whichever a browser asks for first.
 */
export const securityHeaders = (
  area: Area,
  { isDevelopment, isHttps }: { isDevelopment: boolean; isHttps: boolean },
): Record<string, string> => {
  const transport: Record<string, string> = isHttps
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}
  if (area === 'asset') return { 'X-Content-Type-Options': 'nosniff', ...transport }
  const contentPolicy = area === 'panel' ? PANEL_POLICY : SITE_POLICY
  return {
    ...COMMON,
    // the door reads the codes of tickets with the camera
    ...(area === 'door' && { 'Permissions-Policy': permissions('(self)') }),
    'Content-Security-Policy': isDevelopment ? DEVELOPMENT_POLICY : contentPolicy,
    ...transport,
  }
}
