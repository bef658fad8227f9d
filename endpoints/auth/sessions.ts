import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** How long a session lives after it was last refreshed. */
export const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000

const COOKIE_NAME = 'ace_session'

export interface FoundSession {
  id: string
  userId: string
  expiresAt: Date
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

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

/**
 * A new session for an account. Only the token's hash is stored.
 * @param device what the browser calls itself, at most 200 characters are kept
 * @returns the token for the cookie and when it ends
 */
export const startSession = async (
  payload: Payload,
  userId: string,
  device: string | null,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + SESSION_TTL_MS)
  await payload.db.create({
    collection: 'sessions',
    data: { user: userId, tokenHash: hashToken(token), expiresAt, lastSeenAt: new Date(), device: device?.slice(0, 200) },
  })
  return { token, expiresAt }
}

/** The living session of a token, or undefined. */
export const findSession = async (payload: Payload, token: string): Promise<FoundSession | undefined> => {
  const session = await payload.db.findOne<{ id: string; user: string; expiresAt: string }>({
    collection: 'sessions',
    where: { tokenHash: { equals: hashToken(token) }, expiresAt: { greater_than: new Date() } },
  })
  return session ? { id: session.id, userId: session.user, expiresAt: new Date(session.expiresAt) } : undefined
}

/** Moves a living session's end. Undefined when it has ended meanwhile: an ended session never comes back. */
export const extendSession = async (payload: Payload, token: string): Promise<Date | undefined> => {
  const expiresAt = new Date(Date.now() + SESSION_TTL_MS)
  const updated = await payload.db.collections.sessions?.findOneAndUpdate(
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { $set: { expiresAt, lastSeenAt: new Date() } },
  )
  return updated ? expiresAt : undefined
}

/** Ends the session of a token. Ending one that has ended already is fine. */
export const endSession = async (payload: Payload, token: string): Promise<void> => {
  await payload.db.collections.sessions?.deleteOne({ tokenHash: hashToken(token) })
}

/** The `Set-Cookie` value that carries a session, or takes it away when there is no token. */
export const sessionCookie = (session: { token: string; expiresAt: Date } | null, isSecure: boolean): string => {
  const value = session ? `${COOKIE_NAME}=${session.token}` : `${COOKIE_NAME}=`
  const expires = (session?.expiresAt ?? new Date(0)).toUTCString()
  return `${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${isSecure ? '; Secure' : ''}`
}
