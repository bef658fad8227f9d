import type { Payload } from 'payload'
import type { Session } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
import { hashToken, makeToken } from './makeToken'

/** How long a session lives after it was last refreshed. */
export const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** How long one lasts in all, however often it is refreshed: a lost device is out after that. */
export const SESSION_MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

const COOKIE_NAME = 'ace_session'

export interface FoundSession {
  id: string
  userId: string
  expiresAt: Date
}

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
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + SESSION_TTL_MS)
  await payload.db.create({
    collection: 'sessions',
    data: {
      user: userId,
      tokenHash,
      expiresAt,
      lastSeenAt: new Date(),
      authenticatedAt: new Date(),
      device: device?.slice(0, 200),
    },
  })
  return { token, expiresAt }
}

interface StoredSession {
  _id: { toString: () => string }
  user: { toString: () => string }
  tokenHash: string
  expiresAt: Date
}

/** What holds of a session that has not ended. */
const living = (now = Date.now()) => ({
  expiresAt: { $gt: new Date(now) },
  createdAt: { $gt: new Date(now - SESSION_MAX_AGE_MS) },
})

/** The living sessions of tokens, in their order; undefined where there is none. */
export const findSessions = async (
  payload: Payload,
  tokens: string[],
): Promise<(FoundSession | undefined)[]> => {
  const hashes = tokens.map(hashToken)
  const found = (await modelOf(payload, 'sessions')
    .collection.find(
      { tokenHash: { $in: hashes }, ...living() },
      { projection: { user: 1, tokenHash: 1, expiresAt: 1 } },
    )
    .toArray()) as unknown as StoredSession[]
  const byHash = new Map(found.map((session) => [session.tokenHash, session]))
  return hashes.map((hash) => {
    const session = byHash.get(hash)
    return (
      session && { id: session._id.toString(), userId: session.user.toString(), expiresAt: session.expiresAt }
    )
  })
}

/** The living session of a token, or undefined. */
export const findSession = async (payload: Payload, token: string): Promise<FoundSession | undefined> => {
  const [session] = await findSessions(payload, [token])
  return session
}

/**
 * Moves a living session's end, at most to 90 days after its beginning. Undefined when it has ended meanwhile: an ended
 * session never comes back.
 */
export const extendSession = async (payload: Payload, token: string): Promise<Date | undefined> => {
  const now = Date.now()
  const sessions = modelOf(payload, 'sessions')
  const found = await sessions
    .findOne({ tokenHash: hashToken(token), ...living(now) }, { createdAt: 1 })
    .lean<{ createdAt: Date }>()
  if (!found) return undefined
  const expiresAt = new Date(Math.min(now + SESSION_TTL_MS, found.createdAt.getTime() + SESSION_MAX_AGE_MS))
  const { matchedCount } = await sessions.updateOne(
    { tokenHash: hashToken(token), ...living(now) },
    { $set: { expiresAt, lastSeenAt: new Date(now) } },
  )
  return matchedCount > 0 ? expiresAt : undefined
}

/**
 * Gives a living session another token, after a change of what it is signed in with: a copy of the old one is worth
 * nothing any more. Undefined when it has ended meanwhile.
 */
export const replaceToken = async (
  payload: Payload,
  token: string,
): Promise<{ token: string; expiresAt: Date } | undefined> => {
  const next = makeToken()
  const found = await modelOf(payload, 'sessions')
    .findOneAndUpdate({ tokenHash: hashToken(token), ...living() }, { $set: { tokenHash: next.tokenHash } })
    .lean<{ expiresAt: Date }>()
  return found ? { token: next.token, expiresAt: found.expiresAt } : undefined
}

/** How long a person counts as freshly authenticated after signing in or proving it again. */
const RECENT_AUTH_MS = 10 * 60_000

/** Whether the person behind a living session has proved who they are within the last ten minutes. */
export const isRecentlyAuthenticated = async (payload: Payload, token: string): Promise<boolean> => {
  const now = Date.now()
  const found = await modelOf(payload, 'sessions').exists({
    tokenHash: hashToken(token),
    ...living(now),
    authenticatedAt: { $gt: new Date(now - RECENT_AUTH_MS) },
  })
  return Boolean(found)
}

/** Remembers that the person behind a living session has just proved who they are. False when it has ended meanwhile. */
export const markAuthenticated = async (payload: Payload, token: string): Promise<boolean> => {
  const updated = await modelOf(payload, 'sessions').updateOne(
    { tokenHash: hashToken(token), ...living() },
    { $set: { authenticatedAt: new Date() } },
  )
  return updated.matchedCount === 1
}

/** Ends an account's sessions on all other devices: all but that of the token. */
export const endOtherSessions = async (
  payload: Payload,
  userId: string,
  token: string | undefined,
): Promise<void> => {
  await modelOf(payload, 'sessions').deleteMany({
    user: userId,
    ...(token && { tokenHash: { $ne: hashToken(token) } }),
  })
}

/** Ends the session of a token. Ending one that has ended already is fine. */
export const endSession = async (payload: Payload, token: string): Promise<void> => {
  await modelOf(payload, 'sessions').deleteOne({ tokenHash: hashToken(token) })
}

/** The `Set-Cookie` value that carries a session, or takes it away when there is no token. */
export const sessionCookie = (
  session: { token: string; expiresAt: Date } | null,
  isSecure: boolean,
): string => {
  const value = session ? `${COOKIE_NAME}=${session.token}` : `${COOKIE_NAME}=`
  const expires = (session?.expiresAt ?? new Date(0)).toUTCString()
  return `${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${isSecure ? '; Secure' : ''}`
}

/** The devices that are signed in to an account, without what signs them in. */
export const findDevices = (payload: Payload, user: string) =>
  modelOf(payload, 'sessions')
    .find(
      { user, expiresAt: { $gt: new Date() } },
      { _id: 0, device: 1, createdAt: 1, lastSeenAt: 1, expiresAt: 1 },
    )
    .sort({ createdAt: 1 })
    .lean<Pick<Stored<Session>, 'device' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]>()
