import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/policies.schema'
import { endOfJubaDay } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { hashToken, makeToken } from '../../accounts/credentials'
import { findNames } from '../../people/profiles'
import { revokeKey, storeApiKey } from './apiKeysRepository'
import type { ApiKeyInput } from './apiKeys.schema'
import {
  type ApiKeyView,
  type CreatedApiKey,
  API_KEY_LIMITS,
  API_KEY_PREFIX,
  API_KEY_START_LENGTH,
  mayGrant,
} from './apiKeyTexts.schema'
import { toApiKeyView } from './listApiKeys'

const DAY_MS = 24 * 60 * 60_000

export type ApiKeyProblem = 'forbidden_permission' | 'past' | 'too_late'

/**
 * Makes a key. The key is told once and stored as its hash alone: nobody can read it again.
 * @returns the key, or why there is none: a permission that the person may not give, a last day that is past or more
 * than two years away
 */
export const createApiKey = async (
  req: PayloadRequest,
  actor: Actor,
  { lastDay, ...input }: ApiKeyInput,
): Promise<CreatedApiKey | { problem: ApiKeyProblem }> => {
  if (!mayGrant(actor, input.permissions)) return { problem: 'forbidden_permission' }
  const expiresAt = endOfJubaDay(lastDay)
  const now = Date.now()
  if (expiresAt.getTime() <= now) return { problem: 'past' }
  if (expiresAt.getTime() > now + API_KEY_LIMITS.days * DAY_MS) return { problem: 'too_late' }
  const key = `${API_KEY_PREFIX}${makeToken().token}`
  const stored = await storeApiKey(req.payload, {
    ...input,
    permissions: [...new Set(input.permissions)],
    expiresAt,
    start: key.slice(0, API_KEY_START_LENGTH),
    tokenHash: hashToken(key),
    createdBy: actor.id,
  })
  await recordChange(req, {
    action: 'api-key.created',
    subject: { collection: 'api-keys', id: stored._id.toHexString(), title: stored.name },
    before: null,
    after: {
      name: stored.name,
      permissions: stored.permissions,
      requestsPerMinute: stored.requestsPerMinute,
      validUntil: lastDay,
    },
  })
  return { key, created: toApiKeyView(stored, await findNames(req.payload, [actor.id])) }
}

/**
 * Ends a key at once, in every process. Repeated, it changes nothing.
 * @returns the key; undefined for one that is not there
 */
export const revokeApiKey = async (
  req: PayloadRequest,
  id: string,
  by: string,
): Promise<ApiKeyView | undefined> => {
  const revoked = await revokeKey(req.payload, id, by)
  if (!revoked) return undefined
  const { key, isFirst } = revoked
  if (isFirst)
    await recordChange(req, {
      action: 'api-key.revoked',
      subject: { collection: 'api-keys', id, title: key.name },
    })
  return toApiKeyView(key, await findNames(req.payload, [key.createdBy]))
}
