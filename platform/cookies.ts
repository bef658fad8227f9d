/**
 * The name of a cookie. On an encrypted site it has the prefix by which browsers take it from this host alone, over an
 * encrypted connection alone: neither another subdomain nor a connection that was tampered with can set it.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** Whether people reach the site over an encrypted connection. */
export const isServedSecurely = (): boolean => (process.env.SITE_URL ?? '').startsWith('https:')

/**
 * The `Set-Cookie` value of a cookie that no script reads and no other site sends with its requests.
 * @param lifetime `Expires=…` or `Max-Age=…`
 */
export const hostCookie = (name: string, value: string, lifetime: string, isSecure: boolean): string =>
  `${cookieName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; ${lifetime}${isSecure ? '; Secure' : ''}`
