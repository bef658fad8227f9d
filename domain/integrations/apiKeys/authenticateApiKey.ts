import type { Payload } from 'payload'
import { hashToken } from '../../accounts/credentials'
import { type StoredApiKey, findApiKeyByHash, markUsed } from './apiKeysRepository'
import { apiKeyState } from './listApiKeys'
import { API_KEY_PREFIX } from './apiKeyTexts.schema'

/** The time of the last use is stored to the minute. */
const LAST_USE_MS = 60_000

/** A key that a request came with. */
export type UsedApiKey = Pick<StoredApiKey, '_id' | 'permissions' | 'requestsPerMinute'>

/**
 * The key that a text is, if it works now. Read with every request, so a revoked one ends at once.
 * @returns the key, or why it does not work
 */
export const authenticateApiKey = async (
  payload: Payload,
  key: string,
): Promise<UsedApiKey | 'unknown' | 'expired' | 'revoked'> => {
  const found = await findApiKeyByHash(payload, hashToken(key))
  if (!found) return 'unknown'
  const state = apiKeyState(found)
  if (state !== 'active') return state
  const unlessSince = new Date(Date.now() - LAST_USE_MS)
  if (!found.lastUsedAt || found.lastUsedAt < unlessSince) await markUsed(payload, found, unlessSince)
  return found
}

const BEARER = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\S{1,200})$`, 'i')

/** The key in the header `Authorization` of a request; undefined where there is none. */
export const readApiKey = (authorization: string | null | undefined): string | undefined =>
  authorization ? BEARER.exec(authorization.trim())?.[1] : undefined
