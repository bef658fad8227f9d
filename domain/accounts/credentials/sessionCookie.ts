import { cookieName, hostCookie, isServedSecurely } from '../../../platform/cookies'

const COOKIE_NAME = 'ace_session'

/** What the cookie is called, as the site is served. */
export const sessionCookieName = (): string => cookieName(COOKIE_NAME, isServedSecurely())

/** The session token that a request's cookie carries, if any. */
export const readSessionToken = (headers: Headers): string | undefined => {
  const cookie = headers.get('cookie')
  if (!cookie) return undefined
  const wanted = sessionCookieName()
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}

/** The `Set-Cookie` value that carries a session, or removes it when there is no session. */
export const sessionCookie = (
  session: { token: string; expiresAt: Date } | null,
  isSecure: boolean,
): string => {
  const expires = (session?.expiresAt ?? new Date(0)).toUTCString()
  return hostCookie(COOKIE_NAME, session?.token ?? '', `Expires=${expires}`, isSecure)
}
