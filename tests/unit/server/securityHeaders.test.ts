import { describe, expect, it } from 'vitest'
import { securityHeaders, sitePolicy } from '../../../server/securityHeaders'

const AREAS = ['asset', 'door', 'panel', 'site'] as const
const DOCUMENTS = ['door', 'panel', 'site'] as const

const headersOf = (area: (typeof AREAS)[number], isHttps = true): Record<string, string> =>
  securityHeaders(area, { isDevelopment: false, isHttps })

describe('the headers of every answer', () => {
  it.each(AREAS)('keep to encrypted connections for a year, subdomains included: %s', (area) => {
    expect(headersOf(area)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
    expect(headersOf(area, false)).not.toHaveProperty('Strict-Transport-Security')
  })

  it.each(AREAS)('forbid to guess the type: %s', (area) => {
    expect(headersOf(area)['X-Content-Type-Options']).toBe('nosniff')
  })
})

describe('the camera', () => {
  it('can be used at the door of an event alone', () => {
    expect(headersOf('door')['Permissions-Policy']).toContain('camera=(self)')
    for (const area of ['panel', 'site'] as const)
      expect(headersOf(area)['Permissions-Policy']).toContain('camera=()')
  })
})

describe('the content security policy', () => {
  it.each(DOCUMENTS)(
    'forbids plugins, another base address, and pages of other sites around it: %s',
    (area) => {
      const policy = headersOf(area)['Content-Security-Policy']
      expect(policy).toContain("object-src 'none';")
      expect(policy).toContain("base-uri 'none';")
      expect(policy).toContain("frame-ancestors 'self';")
      expect(policy).toContain("form-action 'self';")
    },
  )

  it('lets the site run its own script files alone, with the one style element of a page', () => {
    expect(sitePolicy('sha256-x')).not.toContain('unsafe-eval')
    expect(/script-src ([^;]*)/.exec(sitePolicy())?.[1]).toBe("'self'")
    expect(sitePolicy('sha256-x')).toContain("style-src 'self' 'sha256-x';")
  })
})
