import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSessionToken, sessionCookie } from '../../../../../domain/accounts/credentials/sessionCookie'

const TOKEN = 't'.repeat(43)
const session = { token: TOKEN, expiresAt: new Date('2026-12-01T00:00:00Z') }
const sent = (cookie: string): Headers => new Headers({ cookie })

afterEach(() => vi.unstubAllEnvs())

describe('the cookie of a session', () => {
  it('belongs to this host alone where the site is encrypted', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.org')
    const cookie = sessionCookie(session, true)
    expect(cookie).toBe(
      `__Host-ace_session=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Dec 2026 00:00:00 GMT; Secure`,
    )
    expect(readSessionToken(sent(cookie.split(';')[0] ?? ''))).toBe(TOKEN)
  })

  it('is not taken under a name that another subdomain can set', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.org')
    expect(readSessionToken(sent(`ace_session=${TOKEN}`))).toBeUndefined()
    expect(readSessionToken(sent(`ace_session=x; __Host-ace_session=${TOKEN}`))).toBe(TOKEN)
  })

  it('has a plain name on an installation without encryption, such as a trial', () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    const cookie = sessionCookie(session, false)
    expect(cookie).toMatch(/^ace_session=t{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=[^;]+$/)
    expect(readSessionToken(sent(cookie.split(';')[0] ?? ''))).toBe(TOKEN)
  })

  it('is emptied under the same name', () => {
    expect(sessionCookie(null, true)).toMatch(/^__Host-ace_session=; Path=\/; .*01 Jan 1970.*; Secure$/)
    expect(sessionCookie(null, false)).toMatch(/^ace_session=; Path=\/; .*01 Jan 1970/)
  })
})
