import type { Payload } from 'payload'
import { findNames } from '../../people/profiles'
import { type StoredApiKey, findApiKeys } from './apiKeysRepository'
import type { ApiKeyPage, ApiKeyState, ApiKeyView } from './apiKeyTexts.schema'

/** Whether a key works at a moment, or why it does not. */
export const apiKeyState = (
  { revokedAt, expiresAt }: Pick<StoredApiKey, 'revokedAt' | 'expiresAt'>,
  now = new Date(),
): ApiKeyState => (revokedAt ? 'revoked' : expiresAt > now ? 'active' : 'expired')

/** A stored key as staff read it. @param names of accounts, by id */
export const toApiKeyView = (key: StoredApiKey, names: ReadonlyMap<string, string>): ApiKeyView => ({
  id: key._id.toHexString(),
  name: key.name,
  start: key.start,
  permissions: key.permissions,
  requestsPerMinute: key.requestsPerMinute,
  state: apiKeyState(key),
  createdAt: key.createdAt.toISOString(),
  createdBy: (key.createdBy && names.get(String(key.createdBy))) ?? null,
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
})

const KEYS_PER_PAGE = 25

/** A page of all keys, the latest first, also those that ended. */
export const listApiKeys = async (payload: Payload, page: number): Promise<ApiKeyPage> => {
  const { docs, total } = await findApiKeys(payload, { page, perPage: KEYS_PER_PAGE })
  const names = await findNames(
    payload,
    docs.map(({ createdBy }) => createdBy),
  )
  return {
    docs: docs.map((key) => toApiKeyView(key, names)),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / KEYS_PER_PAGE)),
  }
}
