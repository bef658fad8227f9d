import type { StoredApiKey } from './apiKeysRepository'
import type { ApiKeyState, ApiKeyView } from './apiKeyTexts.schema'

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
