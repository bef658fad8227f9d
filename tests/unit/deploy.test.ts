import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const nginx = readFileSync('deploy/nginx.conf', 'utf8')

/** What a directive is set to, wherever it stands. */
const valuesOf = (directive: string): string[] =>
  [...nginx.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map(([, value = '']) => value)

describe('the example for nginx', () => {
  it('speaks TLS 1.2 and 1.3 alone', () => {
    expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3'])
  })

  it('offers cipher suites with forward secrecy and authentication alone', () => {
    const suites = valuesOf('ssl_ciphers').flatMap((value) => value.split(':'))
    expect(suites.length).toBeGreaterThan(0)
    for (const suite of suites) expect(suite).toMatch(/^ECDHE-(ECDSA|RSA)-.*(GCM|POLY1305)/)
  })

  it('redirects to the encrypted address, and passes the address of the client on', () => {
    expect(valuesOf('return')).toEqual(['301 https://$host$request_uri'])
    expect(valuesOf('proxy_set_header')).toContain('X-Forwarded-For $proxy_add_x_forwarded_for')
  })
})
