const COOKIE_NAME = 'ace_session'

/** The session token that a request's cookie carries, if any. */
export const readSessionToken = (headers: Headers): string | undefined => {
  const cookie = headers.get('cookie')
  if (!cookie) return undefined
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE_NAME && value && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}

/** The `Set-Cookie` value that carries a session, or removes it when there is no session. */
export const sessionCookie = (
  session: { token: string; expiresAt: Date } | null,
  isSecure: boolean,
): string => {
  const value = session ? `${COOKIE_NAME}=${session.token}` : `${COOKIE_NAME}=`
  const expires = (session?.expiresAt ?? new Date(0)).toUTCString()
  return `${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${isSecure ? '; Secure' : ''}`
}
