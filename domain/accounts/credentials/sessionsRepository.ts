import type { Payload } from 'payload'
import type { Session } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { RECENT_AUTH_MS, SESSION_MAX_AGE_MS, SESSION_TTL_MS } from '../authentication/sessionTimes.constants'
import { hashToken, makeToken } from './makeToken'

type StoredSession = Stored<Session>

interface FoundSession {
  id: string
  userId: string
  expiresAt: Date
}

/** A session as the owner of the cookie needs it. */
export interface StartedSession {
  token: string
  expiresAt: Date
}

/**
 * Creates a session for an account. Only the token's hash is stored.
 * @param device what the browser calls itself; at most 200 characters are stored
 * @returns the token for the cookie and when it expires
 */
export const startSession = async (
  payload: Payload,
  userId: string,
  device: string | null,
): Promise<StartedSession> => {
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

/** The condition that a session is valid: neither expired nor past its greatest age. */
const isValid = (now = Date.now()) => ({
  expiresAt: { $gt: new Date(now) },
  createdAt: { $gt: new Date(now - SESSION_MAX_AGE_MS) },
})

/** The valid sessions of tokens, in their order; undefined where there is none. */
export const findSessions = async (
  payload: Payload,
  tokens: string[],
): Promise<(FoundSession | undefined)[]> => {
  const hashes = tokens.map(hashToken)
  const found = await modelOf(payload, 'sessions')
    .collection.find<Pick<StoredSession, '_id' | 'user' | 'tokenHash' | 'expiresAt'>>(
      { tokenHash: { $in: hashes }, ...isValid() },
      { projection: { user: 1, tokenHash: 1, expiresAt: 1 } },
    )
    .toArray()
  const byHash = new Map(found.map((session) => [session.tokenHash, session]))
  return hashes.map((hash) => {
    const session = byHash.get(hash)
    return (
      session && { id: session._id.toString(), userId: session.user.toString(), expiresAt: session.expiresAt }
    )
  })
}

/** The valid session of a token, or undefined. */
export const findSession = async (payload: Payload, token: string): Promise<FoundSession | undefined> => {
  const [session] = await findSessions(payload, [token])
  return session
}

/** The unexpired sessions of an account, the latest used first. */
export const findSessionsOf = (
  payload: Payload,
  userId: string,
  limit = 0,
): Promise<Pick<StoredSession, '_id' | 'device' | 'createdAt' | 'lastSeenAt'>[]> =>
  modelOf(payload, 'sessions')
    .find({ user: userId, expiresAt: { $gt: new Date() } }, { device: 1, createdAt: 1, lastSeenAt: 1 })
    .sort({ lastSeenAt: -1 })
    .limit(limit)
    .lean<Pick<StoredSession, '_id' | 'device' | 'createdAt' | 'lastSeenAt'>[]>()
    .exec()

/**
 * Moves the end of a valid session, at most to 90 days after its beginning.
 * @returns the new end; undefined when the session has ended: an ended session never comes back
 */
export const extendSession = async (payload: Payload, token: string): Promise<Date | undefined> => {
  const now = Date.now()
  const sessions = modelOf(payload, 'sessions')
  const found = await sessions
    .findOne({ tokenHash: hashToken(token), ...isValid(now) }, { createdAt: 1 })
    .lean<Pick<StoredSession, 'createdAt'> | null>()
  if (!found) return undefined
  const expiresAt = new Date(Math.min(now + SESSION_TTL_MS, found.createdAt.getTime() + SESSION_MAX_AGE_MS))
  const { matchedCount } = await sessions.updateOne(
    { tokenHash: hashToken(token), ...isValid(now) },
    { $set: { expiresAt, lastSeenAt: new Date(now) } },
  )
  return matchedCount > 0 ? expiresAt : undefined
}

/**
 * Gives a valid session another token, after a change of what it is signed in with: a copy of the old token is useless
 * from then on. Undefined when the session has ended.
 */
export const replaceSessionToken = async (
  payload: Payload,
  token: string,
): Promise<StartedSession | undefined> => {
  const next = makeToken()
  const found = await modelOf(payload, 'sessions')
    .findOneAndUpdate({ tokenHash: hashToken(token), ...isValid() }, { $set: { tokenHash: next.tokenHash } })
    .lean<Pick<StoredSession, 'expiresAt'> | null>()
  return found ? { token: next.token, expiresAt: found.expiresAt } : undefined
}

/** Whether the person behind a valid session has proved their identity within the last ten minutes. */
export const isRecentlyAuthenticated = async (payload: Payload, token: string): Promise<boolean> => {
  const now = Date.now()
  const found = await modelOf(payload, 'sessions').exists({
    tokenHash: hashToken(token),
    ...isValid(now),
    authenticatedAt: { $gt: new Date(now - RECENT_AUTH_MS) },
  })
  return Boolean(found)
}

/** Stores that the person behind a valid session has just proved their identity. False when the session has ended. */
export const markAuthenticated = async (payload: Payload, token: string): Promise<boolean> => {
  const updated = await modelOf(payload, 'sessions').updateOne(
    { tokenHash: hashToken(token), ...isValid() },
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

/** Ends one session of an account. False when the account has no such session. */
export const endSessionById = async (payload: Payload, userId: string, id: string): Promise<boolean> =>
  (await modelOf(payload, 'sessions').deleteOne({ _id: id, user: userId })).deletedCount > 0

/** Ends every session of an account and returns their number. */
export const endAllSessions = async (payload: Payload, userId: string): Promise<number> =>
  (await modelOf(payload, 'sessions').deleteMany({ user: userId })).deletedCount

/** The devices that are signed in to an account, without what signs them in. */
export const findDevices = (payload: Payload, user: string) =>
  modelOf(payload, 'sessions')
    .find(
      { user, expiresAt: { $gt: new Date() } },
      { _id: 0, device: 1, createdAt: 1, lastSeenAt: 1, expiresAt: 1 },
    )
    .sort({ createdAt: 1 })
    .lean<Pick<Stored<Session>, 'device' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]>()
